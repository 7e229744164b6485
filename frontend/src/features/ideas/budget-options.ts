import { priceRanges } from '@presently/rules/vocabulary';

/** What a giver chooses from. The value is what travels: `50-100`, `10000+`. */
export const budgetOptions = priceRanges.map(({ label, min, max }) => ({
  value: max === null ? `${min / 100}+` : `${min / 100}-${max / 100}`,
  label,
}));

export const defaultBudget = budgetOptions[2]!.value;

/** The budget that an address names; the usual one when it names none of ours. */
export const budgetFrom = (text: string | null): string =>
  budgetOptions.find(({ value }) => value === text)?.value ?? defaultBudget;
