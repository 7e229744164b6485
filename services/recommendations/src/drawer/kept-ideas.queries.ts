import type { KeptIdea as KeptIdeaMessage } from '@presently/contracts/recommendations/kept-ideas';
import { Keyset } from '@presently/messaging/keyset';
import { formatMoney } from '@presently/rules/money';
import type { KeptIdeaState } from '@presently/rules/vocabulary';
import type { EntityManager } from '@mikro-orm/postgresql';

/** A kept idea with the product's present offer, if it is one of the catalogue. */
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
}

const facts = `kept.*, offer.price_cents, offer.currency, offer.imported_at
  from kept_ideas kept join recipients on recipients.id = kept.recipient_id
  left join lateral (
    select products.price_cents, products.currency, feeds.imported_at
    from products join product_feeds feeds on feeds.name = products.feed
    where products.feed = kept.item ->> 'feed' and products.item_id = kept.item ->> 'id'
      and availability <> 'out_of_stock' and (expires_at is null or expires_at > now())
  ) offer on true`;

/** What is given comes last. */
const rank = `case kept.state when 'given' then '1' else '0' end`;
const byState = Keyset.of('text', 'instant', 'id');

export const keptIdeasOf = (em: EntityManager, recipientId: string) => ({
  keyset: byState,
  read: (after: readonly [string, string, string] | undefined, count: number) =>
    em.fork().execute<KeptRow[]>(
      `select ${facts} where kept.recipient_id = ?
         ${after ? `and (${rank} > ? or (${rank} = ? and (kept.created_at, kept.id) < (?::timestamptz, ?::uuid)))` : ''}
       order by ${rank}, kept.created_at desc, kept.id desc limit ?`,
      [recipientId, ...(after ? [after[0], after[0], after[1], after[2]] : []), count],
    ),
  keyOf: (row: KeptRow) => [row.state === 'given' ? '1' : '0', new Date(row.created_at).toISOString(), row.id] as const,
  present: toKeptIdea,
});

/** One kept idea of a user. */
export async function findKeptIdea(em: EntityManager, id: string, userId: string): Promise<KeptRow | undefined> {
  const [row] = await em.execute<KeptRow[]>(`select ${facts} where kept.id = ? and recipients.user_id = ?`, [
    id,
    userId,
  ]);
  return row;
}

export function toKeptIdea(row: KeptRow): KeptIdeaMessage {
  const { id, title, link, image, note, state, price_cents: amount, currency, imported_at: importedAt } = row;
  const createdAt = new Date(row.created_at).toISOString();
  const price = amount === null || currency === null ? row.price : formatMoney({ amount, currency });
  return {
    id,
    recipientId: row.recipient_id,
    title,
    link,
    image,
    price,
    priceCheckedAt: price === null ? null : importedAt === null ? createdAt : new Date(importedAt).toISOString(),
    note,
    state,
    givenOn: row.given_on,
    isGone: row.item !== null && amount === null,
    createdAt,
  };
}
