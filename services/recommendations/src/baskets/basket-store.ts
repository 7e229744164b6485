import type { BasketToOpen } from '@presently/contracts/recommendations/baskets';
import type { EntityManager } from '@mikro-orm/postgresql';
import { productKey } from '../at-shop/product-key.js';
import type { UcpBasket } from '../products/ucp/basket-in.js';

/** A product at a shop that speaks UCP. */
export interface Place {
  shop: string;
  item: string;
}

/** The row of a gift, as the process that holds it has found it. */
export interface Held {
  fence: number;
  /** The basket that was made before, of this very product. */
  known: UcpBasket | null;
}

/** Milliseconds for which a claim holds. Two questions to a shop end before. */
const claimMs = 15_000;

/** Another product, size or colour is another basket. */
const keyOf = ({ link, size = '', colour = '' }: BasketToOpen): string =>
  productKey(size || colour ? [link, size, colour].join('\n') : link);

/** The table of baskets, one for each gift. */
export class BasketStore {
  constructor(private readonly em: EntityManager) {}

  /** Where a product was found; undefined if no shop that speaks UCP has it, as far as we know. */
  async placeOf(link: string, now: Date): Promise<Place | undefined> {
    const [found] = await this.em.fork().execute<Place[]>(
      `update product_checks set used_at = ? where key = ? and shop is not null and item is not null
         returning shop, item`,
      [now, productKey(link)],
    );
    return found;
  }

  /** Claims the basket of a gift; undefined while another process has it, `nobody` if the person is not the user's. */
  async claim(order: BasketToOpen, userId: string, { shop }: Place, now: Date): Promise<Held | 'nobody' | undefined> {
    const em = this.em.fork();
    const { giftId, recipientId } = order;
    const key = keyOf(order);
    const [person] = await em.execute('select 1 from recipients where id = ? and user_id = ?', [recipientId, userId]);
    if (!person) return 'nobody';
    // Another product, or another shop, is another basket.
    const [row] = await em.execute<
      { fence: number; basket: string | null; url: string | null; ends_at: string | null }[]
    >(
      `insert into baskets as kept (gift_id, recipient_id, key, shop, claimed_until, fence, used_at)
       select ?, id, ?, ?, clock_timestamp() + ? * interval '1 ms', 1, ? from recipients where id = ? and user_id = ?
       on conflict (gift_id) do update set
         basket = case when kept.key = excluded.key and kept.shop = excluded.shop then kept.basket end,
         url = case when kept.key = excluded.key and kept.shop = excluded.shop then kept.url end,
         ends_at = case when kept.key = excluded.key and kept.shop = excluded.shop then kept.ends_at end,
         key = excluded.key, shop = excluded.shop, claimed_until = excluded.claimed_until, fence = kept.fence + 1,
         used_at = excluded.used_at
       where kept.recipient_id = excluded.recipient_id
         and (kept.claimed_until is null or kept.claimed_until < clock_timestamp())
       returning fence, basket, url, ends_at`,
      [giftId, key, shop, claimMs, now, recipientId, userId],
    );
    if (!row) return undefined;
    const { fence, basket: id, url, ends_at: ends } = row;
    return {
      fence,
      known: id === null || url === null ? null : { id, url, endsAt: ends === null ? null : new Date(ends) },
    };
  }

  /** Ends a claim. Null: there is no basket. */
  async keep(giftId: string, fence: number, basket: UcpBasket | null): Promise<void> {
    await this.em
      .fork()
      .execute(
        'update baskets set basket = ?, url = ?, ends_at = ?, claimed_until = null where gift_id = ? and fence = ?',
        [basket?.id ?? null, basket?.url ?? null, basket?.endsAt ?? null, giftId, fence],
      );
  }

  /** Deletes what nobody has opened since, and the longest unused of too many. */
  async deleteOld(oldest: Date, mostRows: number): Promise<void> {
    await this.em.fork().execute(
      `delete from baskets where coalesce(claimed_until, '-infinity') < clock_timestamp() and (
         used_at < ? or gift_id in (select gift_id from baskets order by used_at desc, gift_id offset ?))`,
      [oldest, mostRows],
    );
  }
}
