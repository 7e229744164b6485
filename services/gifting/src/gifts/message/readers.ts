import { firstTimeZone } from '@presently/rules/zoned-time';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tables } from '../../tables.js';
import type { Gift } from '../gift.entity.js';

/** Who reads the message of a gift. */
export interface Reader {
  recipientName: string;
  /** A tag: the recipient's, as their sender knows it, or else the sender's. Null if neither is known. */
  language: string | null;
  /** IANA name: the recipient's, or else the sender's. */
  timeZone: string;
}

/** The readers of gifts, by the id of the gift. */
export async function readersOf(tx: EntityManager, gifts: readonly Gift[]): Promise<Map<string, Reader>> {
  if (gifts.length === 0) return new Map();
  const ids = gifts.map(({ id }) => id);
  const rows = await tables(tx)
    .selectFrom('gift_history as gift')
    .innerJoin('recipients as recipient', 'recipient.id', 'gift.recipient_id')
    .leftJoin('senders as sender', 'sender.user_id', 'gift.user_id')
    .select((of) => [
      'gift.id',
      'recipient.name as recipientName',
      of.fn.coalesce('recipient.language', 'sender.language').as('language'),
      'recipient.time_zone as own',
      'sender.time_zone as senders',
    ])
    .where('gift.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, own, senders, ...reader }) => [id, { ...reader, timeZone: firstTimeZone(own, senders) }]),
  );
}

/** {@link readersOf} of one gift that exists. */
export const readerOf = async (tx: EntityManager, gift: Gift): Promise<Reader> =>
  (await readersOf(tx, [gift])).get(gift.id)!;
