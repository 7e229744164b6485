import { usualCurrency } from '@presently/rules/money';
import { mostOf, priceRangeOf, rangesIn, type OwnBudget, type PriceRange } from '@presently/rules/price-range';
import { firstBudgetIn, scaleOf } from './first-budget.js';

/** The ten price ranges in a currency. The value is part of the address and of the call: `50-100`, `10000+`. */
export const budgetOptionsIn = (currency: string) =>
  rangesIn(currency).map(({ label }, nth) => ({ value: values[nth]!, label }));

const dollars = rangesIn(usualCurrency);
const values = dollars.map(({ min, max }) => (max === null ? `${min / 100}+` : `${min / 100}-${max / 100}`));

const isOffered = (text: string) => values.includes(text);

/** The sender's own amount in an address, such as `30-45`; undefined for one of the ten and for an impossible one. */
export function ownBudgetOf(text: string, currency: string): OwnBudget | undefined {
  const [, from, to] = /^(\d{1,10})-(\d{1,10})$/.exec(text) ?? [];
  if (!from || !to || isOffered(text)) return undefined;
  const own = { from: Number(from), to: Number(to), ...(currency !== usualCurrency && { currency }) };
  return own.to > 0 && own.to >= own.from && own.to <= mostOf(currency) ? own : undefined;
}

/** Whether a text is a budget that may be asked for. */
export const isBudget = (text: string, currency: string): boolean =>
  isOffered(text) || ownBudgetOf(text, currency) !== undefined;

/** The budget that an address names; the default if it names none. */
export const budgetFrom = (text: string | null, currency: string): string =>
  text && isBudget(text, currency) ? text : firstBudgetIn(currency);

/** A budget as the call takes it. */
export const budgetToAsk = (budget: string, currency: string): string | OwnBudget =>
  ownBudgetOf(budget, currency) ?? budget;

/** The ranges below and above a budget, in amounts that buy something in the currency. */
export function budgetsBeside(budget: string, currency: string): ReturnType<typeof budgetOptionsIn> {
  const scale = scaleOf(currency);
  const options = scale === 1 ? budgetOptionsIn(currency) : dollars.flatMap((range) => scaled(range, scale, currency));
  const own = ownBudgetOf(budget, currency);
  const fits = ({ max }: PriceRange) => max === null || (own && own.to * 100 <= max * scale);
  const at = own ? dollars.findIndex(fits) : values.indexOf(budget);
  return [at - 1, at + 1].flatMap((place) => options[place] ?? []);
}

/** One of the ten ranges in larger numbers; none for that without an end, which nobody can ask for. */
function scaled({ min, max }: PriceRange, scale: number, currency: string): ReturnType<typeof budgetOptionsIn> {
  if (max === null) return [];
  const own = { from: (min / 100) * scale, to: (max / 100) * scale, currency };
  return [{ value: `${own.from}-${own.to}`, label: priceRangeOf(own, currency)!.label }];
}
