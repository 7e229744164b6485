import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { Problem } from '@presently/messaging/problem';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { tables } from '../tables.js';

const longestKey = 255;

/** One press of Send. */
export interface Press {
  userId: string;
  key: string;
  bodyHash: string;
  /** The gift that this press will make, unless an earlier copy of it has made one. */
  giftId: string;
  now: Date;
}

/**
 * Claims a key for a gift that is about to be written in the same transaction. A concurrent copy waits here until the
 * first has committed, or takes over when it has rolled back.
 * @returns the id of the gift that the key stands for: `giftId`, or that of the earlier press.
 * @throws Problem `idempotency-key-reused` when the key came with another gift before
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

/** The same for the same gift, in whatever order the browser wrote the fields. */
export function hashOf(gift: GiftToSend): string {
  const fields = Object.entries(gift).filter(([, value]) => value !== undefined);
  const ordered = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
