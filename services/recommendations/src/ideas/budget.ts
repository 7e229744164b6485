import { Problem } from '@presently/messaging/problem';
import { priceRanges } from '@presently/rules/vocabulary';

/** One of the ten budgets. */
export type Budget = (typeof priceRanges)[number];

/** `$500 - $1,000`, `500–1000` and `$500-$1000` are the same: `500-1000`. */
const plain = (text: string) => text.replaceAll(/[\s$,]|USD/gi, '').replaceAll(/[‐‑‒–—−]/g, '-');
const byText = new Map<string, Budget>(priceRanges.map((budget) => [plain(budget.label), budget]));

/** @throws Problem `invalid-input` if the text is none of the ten budgets */
export function parseBudget(text: string): Budget {
  const budget = byText.get(plain(text));
  if (budget) return budget;
  const message = 'Choose one of the ten budgets, such as $50-$100';
  throw new Problem('invalid-input', 400, message, { errors: { budget: [message] } });
}

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** The price of an idea in whole dollars inside the budget: from its products, or else from the budget. */
export function estimate(budget: Budget, prices: readonly number[]): string {
  if (prices.length === 0) {
    return budget.max === null ? `${dollars(budget.min)}+` : `${dollars(budget.min)} – ${dollars(budget.max)}`;
  }
  // Budgets end at whole dollars, so rounding outwards stays inside.
  const low = Math.floor(Math.min(...prices) / 100) * 100;
  const high = Math.ceil(Math.max(...prices) / 100) * 100;
  return low === high ? dollars(low) : `${dollars(low)} – ${dollars(high)}`;
}
