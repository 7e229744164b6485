import type { AtShop } from '@presently/contracts/kit/at-shop';
import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { checkProducts } from '@presently/contracts/recommendations/product-checks';
import type { Outbox } from '@presently/messaging/outbox';
import type { RpcClient } from '@presently/messaging/rpc-client';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import type { KnownAtShop } from '../at-shop.js';
import type { Gift } from '../gift.entity.js';
import { toProgress } from '../gifts.views.js';

/** What a shop says now; `failed` if nobody could ask it. */
export type Look = { atShop: AtShop | null; choices?: VariantChoices | null } | 'failed';

interface Product {
  giftUrl: string | null;
  giftName: string;
  price: string | null;
  atShop?: KnownAtShop | null;
}

const log = new Logger('ProductNews');
const hourMs = 3_600_000;
export const retryMs = 30 * 60_000;
export const lookAgainMs = 12 * hourMs;
/** An answer of a shop for somebody else that will do. */
const freshMinutes = 30;

/** Whether the sender should see it at once. The first answer that all is as chosen is no news. */
export const isNews = (before: KnownAtShop | null | undefined, now: AtShop | null): boolean =>
  now !== null && (now.price !== (before?.price ?? null) || now.isSoldOut !== (before?.isSoldOut ?? false));

/** Asks shops what they say now of products, each as a look of its account, whose share of the shop's looks it uses. */
export function lookAtShops(
  rpc: RpcClient,
  products: readonly Product[],
  accounts: Promise<readonly (string | undefined)[]>,
): Promise<Look>[] {
  const ask = async () => {
    const userIds = await accounts;
    const asked = products.map(({ giftUrl, giftName, price }, index) => {
      const userId = userIds[index];
      return { ...(userId && { userId }), link: giftUrl!, title: giftName, ...(price !== null && { price }) };
    });
    return rpc.call(checkProducts, { products: asked, freshMinutes });
  };
  const answer = ask().catch((error: Error) => log.warn(`Products were not looked up: ${error.message}`));
  return products.map(async (_, index): Promise<Look> => (await answer)?.checks[index] ?? 'failed');
}

/** What is kept of a product after a look: what was known before, if its shop says nothing. */
export function knownAfter({ giftUrl, price, atShop }: Product, now: AtShop | null): KnownAtShop | null {
  return now ? Object.assign({}, now, { link: giftUrl!, chosenPrice: price }) : (atShop ?? null);
}

/** Open pages of its sender, and the page of the gift, show what has changed. */
export async function publishProgress(tx: EntityManager, outbox: Outbox, gift: Gift): Promise<void> {
  const [grown] = await tx.execute<{ version: number }[]>(
    'update gift_history set version = version + 1 where id = ? returning version',
    [gift.id],
  );
  if (grown) await outbox.add(tx, giftProgressed, { ...gift.toAggregate(), ...grown }, toProgress(gift));
}
