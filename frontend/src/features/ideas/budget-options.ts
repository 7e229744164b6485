import type { OwnBudget } from '@presently/rules/price-range';
import { largestBudget, priceRanges } from '@presently/rules/vocabulary';

/** The ten price ranges. The value is part of the address and of the call: `50-100`, `10000+`. */
export const budgetOptions = priceRanges.map(({ label, min, max }) => ({
  value: max === null ? `${min / 100}+` : `${min / 100}-${max / 100}`,
  label,
}));

export const defaultBudget = budgetOptions[2]!.value;

const isOffered = (text: string) => budgetOptions.some(({ value }) => value === text);

/** The sender's own amount in an address, such as `30-45`; undefined for one of the ten and for an impossible one. */
export function ownBudgetOf(text: string): OwnBudget | undefined {
  const [, from, to] = /^(\d{1,7})-(\d{1,7})$/.exec(text) ?? [];
  if (!from || !to || isOffered(text)) return undefined;
  const own = { from: Number(from), to: Number(to) };
  return own.to > 0 && own.to >= own.from && own.to <= largestBudget ? own : undefined;
}

/** The budget that an address names; the default if it names none. */
export const budgetFrom = (text: string | null): string =>
  text && (isOffered(text) || ownBudgetOf(text)) ? text : defaultBudget;

/** A budget as the call takes it. */
export const budgetToAsk = (budget: string): string | OwnBudget => ownBudgetOf(budget) ?? budget;

/** The ranges below and above a budget. */
export function budgetsBeside(budget: string): typeof budgetOptions {
  const own = ownBudgetOf(budget);
  const at = own
    ? priceRanges.findIndex(({ max }) => max === null || own.to * 100 <= max)
    : budgetOptions.findIndex(({ value }) => value === budget);
  return [at - 1, at + 1].flatMap((place) => budgetOptions[place] ?? []);
}
