import { Problem } from '@presently/messaging/problem';
import { inDollars, priceRangeOf, type OwnBudget, type PriceRange } from '@presently/rules/price-range';

/** One of the ten budgets, or the sender's own. */
export type Budget = PriceRange;

/** @throws Problem `invalid-input` if a text is none of the ten budgets */
export function parseBudget(chosen: string | OwnBudget): Budget {
  const budget = priceRangeOf(chosen);
  if (budget) return budget;
  const message = 'Choose one of the ten budgets, such as $50-$100';
  throw new Problem('invalid-input', 400, message, { errors: { budget: [message] } });
}

/** The price of an idea in whole dollars inside the budget: from its products, or else from the budget. */
export function estimate(budget: Budget, prices: readonly number[]): string {
  if (prices.length === 0) {
    return budget.max === null ? `${inDollars(budget.min)}+` : `${inDollars(budget.min)} – ${inDollars(budget.max)}`;
  }
  // Budgets end at whole dollars, so rounding outwards stays inside.
  const low = Math.floor(Math.min(...prices) / 100) * 100;
  const high = Math.ceil(Math.max(...prices) / 100) * 100;
  return low === high ? inDollars(low) : `${inDollars(low)} – ${inDollars(high)}`;
}
