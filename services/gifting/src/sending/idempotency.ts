import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { Problem } from '@presently/messaging/problem';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { tables } from '../tables.js';

const longestKey = 255;

/** One request to send. */
export interface Press {
  userId: string;
  key: string;
  bodyHash: string;
  /** The id of the new gift, unless an earlier request with the same key has created one. */
  giftId: string;
  now: Date;
}

/**
 * Claims a key for a gift that the same transaction will write. A concurrent copy of the request waits here until the
 * first commits, and claims the key if the first rolls back.
 * @returns the id of the key's gift: `giftId`, or the gift of the earlier request.
 * @throws Problem `idempotency-key-reused` if an earlier request used the key for another gift
 */
export async function claimKey(tx: EntityManager, { userId, key, bodyHash, giftId, now }: Press): Promise<string> {
  if (key.length > longestKey) {
    throw new Problem('invalid-input', 400, `Idempotency-Key must be at most ${longestKey} characters`);
  }
  // The update changes nothing. It makes the statement wait for, and return, an existing row.
  const claimed = await tables(tx)
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, body_hash: bodyHash, gift_id: giftId, created_at: now })
    .onConflict((on) => on.columns(['user_id', 'key']).doUpdateSet((of) => ({ key: of.ref('excluded.key') })))
    .returning(['body_hash', 'gift_id'])
    .executeTakeFirstOrThrow();
  if (claimed.body_hash !== bodyHash) {
    throw new Problem(
      'idempotency-key-reused',
      422,
      'This request was already used for a different gift. Please try again.',
    );
  }
  return claimed.gift_id;
}

/** The same hash for the same gift: the order of the fields does not matter. */
export function hashOf(gift: GiftToSend): string {
  const fields = Object.entries(gift).filter(([, value]) => value !== undefined);
  const ordered = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
