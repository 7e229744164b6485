import { priceRanges } from '@presently/rules/vocabulary';

/**
 * A tsquery for the budget words of the index, which migrations derive from each price. It matches all products between
 * two prices and few others. Prices in dollars have words such as `$50`, others such as `$EUR50`: the ranges of cents,
 * counted in the smallest units of any currency.
 */
export function budgetLexemes(min: number, max: number | null, currency: string): string {
  const prefix = currency === 'USD' ? '' : currency;
  const lexeme = (budget: (typeof priceRanges)[number]) => `'$${prefix}${budget.min / 100}'`;
  const exact = priceRanges.find((budget) => budget.min === min && budget.max === max);
  if (exact) return lexeme(exact);
  const overlapping = priceRanges.filter(
    (budget) => (max === null || budget.min <= max) && (budget.max === null || budget.max >= min),
  );
  return `(${overlapping.map(lexeme).join(' | ')})`;
}
