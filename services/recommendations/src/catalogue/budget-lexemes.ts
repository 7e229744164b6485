import { priceRanges } from '@presently/rules/vocabulary';

const lexeme = (budget: (typeof priceRanges)[number]) => `'$${budget.min / 100}'`;

/**
 * A tsquery for the budget words of the index, which the migration of `products` derives from each price. It matches
 * all products between two prices and few others.
 */
export function budgetLexemes(min: number, max: number | null): string {
  const exact = priceRanges.find((budget) => budget.min === min && budget.max === max);
  if (exact) return lexeme(exact);
  const overlapping = priceRanges.filter(
    (budget) => (max === null || budget.min <= max) && (budget.max === null || budget.max >= min),
  );
  return `(${overlapping.map(lexeme).join(' | ')})`;
}
