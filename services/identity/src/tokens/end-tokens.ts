import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../users/user.entity.js';

/**
 * Ends all tokens of a user.
 * @returns their hashes, to be published as revoked after the commit
 */
export async function endTokensOf(tx: EntityManager, { id }: Pick<User, 'id'>): Promise<string[]> {
  const ended = await tx.execute<{ hash: string }[]>('delete from access_tokens where user_id = ? returning hash', [
    id,
  ]);
  return ended.map(({ hash }) => hash);
}

/** The hashes of a user's tokens: caches forget them, because what they open has changed. */
export async function tokensOf(tx: EntityManager, { id }: Pick<User, 'id'>): Promise<string[]> {
  const found = await tx.execute<{ hash: string }[]>('select hash from access_tokens where user_id = ?', [id]);
  return found.map(({ hash }) => hash);
}
