import type { KeptIdea as KeptIdeaMessage } from '@presently/contracts/recommendations/kept-ideas';
import { Keyset } from '@presently/messaging/keyset';
import { formatMoney } from '@presently/rules/money';
import type { KeptIdeaState } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';
import { atShopOf } from '../at-shop/at-shop-of.js';
import type { Known } from '../at-shop/check-store.js';
import { productKeyInSql } from '../at-shop/product-key.js';
import { listedKeptInSql } from './sold-out-in-sql.js';

/** A kept idea with the product's row in the catalogue, if it has one. */
export interface KeptRow {
  id: string;
  recipient_id: string;
  title: string;
  link: string | null;
  image: string | null;
  price: string | null;
  item: object | null;
  note: string | null;
  state: KeptIdeaState;
  given_on: string | null;
  created_at: string;
  price_cents: number | null;
  currency: string | null;
  imported_at: string | null;
  /** Null for a product that is not, or not any more, in the catalogue. */
  is_offered: boolean | null;
  /** What its shop has said, for a product that is not in the catalogue. */
  said_at: string | null;
  said_price_cents: number | null;
  said_currency: string | null;
  said_sold_out: boolean | null;
  /** Whether its shop is being asked, or was asked in vain a moment ago. */
  is_asked: boolean;
  is_silent: boolean;
}

const facts = `kept.*, offer.price_cents, offer.currency, offer.imported_at, offer.is_offered,
    known.checked_at as said_at,
    known.price_cents as said_price_cents, known.currency as said_currency, known.is_sold_out as said_sold_out,
    coalesce(known.claimed_until > clock_timestamp(), false) as is_asked,
    coalesce(known.failed_at > greatest(known.checked_at, clock_timestamp() - interval '30 minutes'), false) as is_silent
  from kept_ideas kept join recipients on recipients.id = kept.recipient_id
  left join lateral (${listedKeptInSql}) offer on kept.item is not null
  left join product_checks known on offer.is_offered is null and known.key = ${productKeyInSql('kept.link')}`;

/** What is given comes last. */
const rank = `case kept.state when 'given' then '1' else '0' end`;
const byState = Keyset.of('text', 'instant', 'id');

interface Showing {
  /** Answers of shops before this are asked for again. */
  oldest: Date;
  /** Called with the rows that are read. */
  onRead: (rows: readonly KeptRow[]) => void;
}

export const keptIdeasOf = (em: EntityManager, recipientId: string, { oldest, onRead }: Showing) => ({
  keyset: byState,
  read: async (after: readonly [string, string, string] | undefined, count: number) => {
    const rows = await em.fork().execute<KeptRow[]>(
      `select ${facts} where kept.recipient_id = ?
         ${after ? `and (${rank} > ? or (${rank} = ? and (kept.created_at, kept.id) < (?::timestamptz, ?::uuid)))` : ''}
       order by ${rank}, kept.created_at desc, kept.id desc limit ?`,
      [recipientId, ...(after ? [after[0], after[0], after[1], after[2]] : []), count],
    );
    onRead(rows);
    return rows;
  },
  keyOf: (row: KeptRow) => [row.state === 'given' ? '1' : '0', new Date(row.created_at).toISOString(), row.id] as const,
  present: (row: KeptRow) => toKeptIdea(row, row.is_asked || isStale(row, oldest)),
});

/**
 * Makes changes of a person's kept ideas wait for each other, so that each reads what the one before has written.
 * Whoever keeps an idea takes the same lock first.
 */
export async function lockKeptIdea(tx: EntityManager, id: string, userId: string): Promise<void> {
  await tx.execute(
    `select from recipients where id = (select recipient_id from kept_ideas where id = ?) and user_id = ? for update`,
    [id, userId],
  );
}

/** One kept idea of a user. */
export async function findKeptIdea(em: EntityManager, id: string, userId: string): Promise<KeptRow | undefined> {
  const [row] = await em.execute<KeptRow[]>(`select ${facts} where kept.id = ? and recipients.user_id = ?`, [
    id,
    userId,
  ]);
  return row;
}

/** @param isBeingChecked whether its shop is being asked */
export function toKeptIdea(row: KeptRow, isBeingChecked = row.is_asked): KeptIdeaMessage {
  const { id, title, link, image, note, state } = row;
  const createdAt = new Date(row.created_at).toISOString();
  const known = knownOf(row);
  const atShop = atShopOf(known, row.price);
  // Today's price in its feed is also that of an idea that was kept without one.
  const price = atShop?.price ?? (row.item && known?.price ? formatMoney(known.price) : row.price);
  return {
    id,
    recipientId: row.recipient_id,
    title,
    link,
    image,
    price,
    wasPrice: atShop?.price ? row.price : null,
    priceCheckedAt: atShop?.checkedAt ?? (price === null ? null : createdAt),
    note,
    state,
    givenOn: row.given_on,
    isGone: atShop?.isSoldOut ?? row.item !== null,
    isBeingChecked,
    createdAt,
  };
}

function knownOf(row: KeptRow): Known | undefined {
  const { price_cents: amount, currency, imported_at: importedAt, is_offered: isOffered } = row;
  if (isOffered && importedAt !== null && amount !== null && currency !== null)
    return { price: { amount, currency }, isSoldOut: false, checkedAt: new Date(importedAt), isFromFeed: true };
  if (isOffered !== null || row.said_at === null) return undefined;
  const { said_price_cents: said, said_currency: of } = row;
  const price = said === null || of === null ? undefined : { amount: said, currency: of };
  return { price, isSoldOut: row.said_sold_out === true, checkedAt: new Date(row.said_at), isFromFeed: false };
}

/** Whether it is time to ask the shop of a shown idea again. */
export const isStale = ({ link, is_offered, state, said_at: at, is_silent }: KeptRow, oldest: Date): boolean =>
  link !== null && is_offered === null && state === 'idea' && !is_silent && (at === null || new Date(at) <= oldest);
