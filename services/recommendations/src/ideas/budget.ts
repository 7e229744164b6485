import { wrongField } from '@presently/messaging/problem';
import { localeOf, type Language } from '@presently/rules/languages';
import { formatWhole, unitsOf, usualCurrency } from '@presently/rules/money';
import { budgetOf, type OwnBudget, type PriceRange } from '@presently/rules/price-range';

/** One of the ten budgets, or the sender's own, in the account's currency. */
export type Budget = PriceRange;

/**
 * @param currency the account's
 * @throws Problem `invalid-input` if a text is none of the ten budgets, or the budget is in another currency
 */
export function parseBudget(chosen: string | OwnBudget, currency = usualCurrency): Budget {
  const budget = budgetOf(chosen, currency);
  if ('fault' in budget) throw wrongField('budget', budget.fault, 'budget');
  return budget;
}

/** The price of an idea in whole units inside the budget, as it is read: from its products, or else from the budget. */
export function estimate({ min, max, currency }: Budget, prices: readonly number[], language: Language): string {
  const whole = (amount: number) => formatWhole({ amount, currency }, localeOf(language));
  if (prices.length === 0) return max === null ? `${whole(min)}+` : `${whole(min)} – ${whole(max)}`;
  // Budgets end at whole units, so rounding outwards stays inside.
  const units = unitsOf(currency);
  const low = Math.floor(Math.min(...prices) / units) * units;
  const high = Math.ceil(Math.max(...prices) / units) * units;
  return low === high ? whole(low) : `${whole(low)} – ${whole(high)}`;
}
