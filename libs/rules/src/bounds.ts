import type { BudgetLevel } from './budgets.js';
import { giftLimits, type Tier } from './vocabulary.js';

/** Rows of the largest page of a list, and of a page without `limit`. */
export const largestPage = 500;
/** Bytes of the largest JSON answer. */
export const largestAnswer = 1_000_000;
/** Bytes of the rows in a page. A page whose rows are longer ends earlier. */
export const largestPageBytes = 900_000;

/** Recipients per sender; -1 is unlimited. */
export const recipientLimits: Record<BudgetLevel, Record<Tier, number>> = {
  strict: { free: 1_000, pro: -1, business: -1 },
  household: { free: -1, pro: -1, business: -1 },
  relaxed: { free: 10_000, pro: -1, business: -1 },
};
/** Gifts a month; -1 is unlimited. */
export const giftLimitOf = (tier: Tier, level: BudgetLevel): number =>
  giftLimits[level === 'household' && tier === 'free' ? 'pro' : tier];
/** Occasions per recipient. */
export const mostOccasions = 100;

/** Ideas kept for one recipient. */
export const mostKeptIdeas = 200;

/** The largest calendar feed: calendar programs refuse files of more than a few megabytes. */
export const calendarFeedLimits = { mostEntries: 5_000, mostCharacters: 5_000_000 } as const;
/**
 * The largest text file of an export. No account reaches it by hand. `export.json` then names the list that is cut, and
 * the other files end.
 */
export const exportFileLimits = { mostEntries: 500_000, mostCharacters: 500_000_000 } as const;

/** Exports of one account that are kept. Another one replaces the oldest. */
export const mostExports = 3;
/** Bytes of the recordings in an export, the newest first. */
export const mostExportedMedia = 2_000_000_000;

/** Requests of one account that one gateway works on at once, and those that wait for it. Further ones are refused. */
export const callsAtOnce: Record<Exclude<BudgetLevel, 'household'>, { atOnce: number; waiting: number }> = {
  strict: { atOnce: 8, waiting: 24 },
  relaxed: { atOnce: 8, waiting: 1_000 },
};
