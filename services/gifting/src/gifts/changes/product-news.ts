import type { AtShop } from '@presently/contracts/kit/at-shop';
import type { KnownAtShop } from '../at-shop.js';

const hourMs = 3_600_000;
export const retryMs = 30 * 60_000;
export const lookAgainMs = 12 * hourMs;
/** An answer of a shop for somebody else that will do. */
export const freshMinutes = 30;

/** Whether the sender should see it at once. The first answer that all is as chosen is no news. */
export const isNews = (before: KnownAtShop | null | undefined, now: AtShop | null): boolean =>
  now !== null && (now.price !== (before?.price ?? null) || now.isSoldOut !== (before?.isSoldOut ?? false));
