import type { Tier } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Sender } from './sender.entity.js';

/** Free for a user whose first event has not arrived yet. */
export async function tierOf(em: EntityManager, userId: string): Promise<Tier> {
  const sender = await em.findOne(Sender, { userId }, { fields: ['tier'] });
  return sender?.tier ?? 'free';
}

/** {@link tierOf} for many users; users missing from the answer are on Free. */
export async function tiersOf(em: EntityManager, userIds: readonly string[]): Promise<Map<string, Tier>> {
  const senders = await em.find(Sender, { userId: { $in: [...new Set(userIds)] } }, { fields: ['tier'] });
  return new Map(senders.map(({ userId, tier }) => [userId, tier]));
}
