import type { CurrentUser } from '@presently/contracts/gateway/session';
import { spokenLocale } from '../../languages/words.js';

export interface Usage {
  used: number;
  limit: number;
  level: 'plenty' | 'low' | 'reached';
}

const day = (instant: number) =>
  new Intl.DateTimeFormat(spokenLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(instant);

/** `December 1`: when the count starts again. Months are counted in UTC. */
export const nextMonth = (now: Date): string => day(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));

const lowFrom = 0.8;

/** The used share of the month's gifts; `undefined` for plans without a limit. */
export function usageOf(user: Pick<CurrentUser, 'giftsUsedThisMonth' | 'giftLimit'>): Usage | undefined {
  const { giftsUsedThisMonth: used, giftLimit: limit } = user;
  if (limit < 0) return undefined;
  const level = used >= limit ? 'reached' : used >= limit * lowFrom ? 'low' : 'plenty';
  return { used, limit, level };
}
