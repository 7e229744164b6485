import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { Problem } from '@presently/messaging/problem';
import { Statement } from '@presently/work/statement';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import type { Press, PressFacts } from './press.js';

const longestKey = 255;

/** A concurrent copy of the request has claimed its key. Its gift can be found now. */
export class KeyTaken extends Error {}

/** @throws Problem `invalid-input` */
export function requireKey(key: string | undefined): void {
  if (key === undefined || key.length <= longestKey) return;
  throw new Problem('invalid-input', 400, `Idempotency-Key must be at most ${longestKey} characters`);
}

/**
 * The id of the gift of an earlier request with the same key.
 * @throws Problem `idempotency-key-reused` if that request was for another gift
 */
export function earlierGiftOf({ bodyHash }: Press, { earlierGiftId, earlierHash }: PressFacts): string | null {
  if (earlierGiftId === null || earlierHash === bodyHash) return earlierGiftId;
  throw new Problem(
    'idempotency-key-reused',
    422,
    'This request was already used for a different gift. Please try again.',
  );
}

const insertKeys = new Statement(
  `insert into idempotency_keys (user_id, key, body_hash, gift_id, created_at)
   select "userId", key, "bodyHash", "giftId", "createdAt" from jsonb_to_recordset($1::jsonb)
     as given ("userId" uuid, key text, "bodyHash" text, "giftId" uuid, "createdAt" timestamptz)
   order by "userId", key on conflict do nothing returning gift_id`,
);

/**
 * Claims the keys of requests for gifts that the same transaction will write. A concurrent copy of a request waits in
 * this statement until the first commits or rolls back.
 * @throws KeyTaken
 */
export async function claimKeys(tx: EntityManager, presses: readonly Press[]): Promise<void> {
  const given = presses.flatMap(({ context: { caller, idempotencyKey: key }, bodyHash, giftId, now }) =>
    key ? [{ userId: caller.userId, key, bodyHash, giftId, createdAt: now }] : [],
  );
  if (given.length === 0) return;
  const claimed = await insertKeys.rows(tx, JSON.stringify(given));
  if (claimed.length < given.length) throw new KeyTaken();
}

/** The same hash for the same gift: the order of the fields does not matter. */
export function hashOf(gift: GiftToSend): string {
  const fields = Object.entries(gift).filter(([, value]) => value !== undefined);
  const ordered = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
