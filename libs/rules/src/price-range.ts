import { formatWhole, mostMoney, unitsOf, usualCurrency } from './money.js';
import { largestBudget, priceRanges } from './vocabulary.js';

/** An amount of a sender's own, in whole units of the account's currency. Both ends are included. */
export interface OwnBudget {
  from: number;
  to: number;
  /** ISO 4217: the account's, if it is named. */
  currency?: string;
}

/** A budget in the smallest units of its currency. Both ends are included. */
export interface PriceRange {
  label: string;
  min: number;
  /** Null without an upper end. */
  max: number | null;
  /** ISO 4217. */
  currency: string;
}

/** The highest end of an own budget in a currency, in whole units. A million yen or rupiah is no large sum. */
export const mostOf = (currency: string): number =>
  currency === usualCurrency ? largestBudget : Math.floor(mostMoney / unitsOf(currency));

/** `$500 - $1,000`, `500–1000` and `$500-$1000` are the same: `500-1000`. */
const plain = (text: string) => text.replaceAll(/[\s$,]|USD/gi, '').replaceAll(/[‐‑‒–—−]/g, '-');
const inDollars: readonly PriceRange[] = priceRanges.map((range) => ({ ...range, currency: usualCurrency }));
const byText = new Map(inDollars.map((range) => [plain(range.label), range]));

/**
 * One of the ten ranges, or an own one; undefined for a text that names none. The numbers of the ten are those of
 * dollars in every currency: nothing is converted.
 */
export function priceRangeOf(chosen: string | OwnBudget, currency = usualCurrency): PriceRange | undefined {
  if (typeof chosen === 'string') {
    const range = byText.get(plain(chosen));
    return range && inCurrency(range, currency);
  }
  const units = unitsOf(currency);
  const [min, max] = [chosen.from * units, chosen.to * units];
  const same = currency === usualCurrency && inDollars.find((range) => range.min === min && range.max === max);
  return same || { label: labelOf({ min, max, currency }), min, max, currency };
}

const known = new Map<string, PriceRange>();
function inCurrency(range: PriceRange, currency: string): PriceRange {
  if (currency === usualCurrency) return range;
  const key = `${currency} ${range.label}`;
  const found = known.get(key);
  if (found) return found;
  const units = unitsOf(currency) / 100;
  const ends = { min: range.min * units, max: range.max === null ? null : range.max * units, currency };
  const made = { label: labelOf(ends), ...ends };
  known.set(key, made);
  return made;
}

/** `$50 - $100`, `€50 - €100`, `¥10,000+`. */
function labelOf({ min, max, currency }: Omit<PriceRange, 'label'>): string {
  const low = formatWhole({ amount: min, currency });
  return max === null ? `${low}+` : `${low} - ${formatWhole({ amount: max, currency })}`;
}

/** The ten ranges as plain numbers of a currency. */
export const rangesIn = (currency: string): readonly PriceRange[] =>
  inDollars.map((range) => inCurrency(range, currency));

/** What is wrong with a budget for an account, in a sentence, and else its range. */
export function budgetOf(chosen: string | OwnBudget, currency = usualCurrency): PriceRange | { fault: string } {
  const named = typeof chosen === 'string' ? undefined : chosen.currency;
  if (named !== undefined && named !== currency)
    return { fault: `Your account's currency is ${currency}, and this budget is in ${named}` };
  const most = mostOf(currency);
  if (typeof chosen !== 'string' && Math.max(chosen.from, chosen.to) > most) return { fault: tooLarge(currency, most) };
  return priceRangeOf(chosen, currency) ?? { fault: 'Choose one of the ten budgets, such as $50-$100' };
}

/** Why an own budget is too large, in a sentence. */
export function tooLarge(currency: string, most: number): string {
  const largest = most.toLocaleString('en-US');
  return currency === usualCurrency
    ? `An own budget goes from and to whole dollars, at most $${largest}`
    : `An own budget goes from and to whole amounts, at most ${largest} ${currency}`;
}

/** The largest own budget in any currency, for a budget that does not say in which it is. */
export const mostOfAny = mostMoney;
