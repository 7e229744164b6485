import type { OwnBudget } from '@presently/contracts/recommendations/ideas';
import { Problem } from '@presently/messaging/problem';
import { priceRanges } from '@presently/rules/vocabulary';

/** One of the ten budgets, or the sender's own, in cents. Both ends are included. */
export interface Budget {
  label: string;
  min: number;
  /** Null without an upper end. */
  max: number | null;
}

/** `$500 - $1,000`, `500–1000` and `$500-$1000` are the same: `500-1000`. */
const plain = (text: string) => text.replaceAll(/[\s$,]|USD/gi, '').replaceAll(/[‐‑‒–—−]/g, '-');
const byText = new Map<string, Budget>(priceRanges.map((budget) => [plain(budget.label), budget]));

/** @throws Problem `invalid-input` if a text is none of the ten budgets */
export function parseBudget(chosen: string | OwnBudget): Budget {
  if (typeof chosen !== 'string') return ownBudget(chosen);
  const budget = byText.get(plain(chosen));
  if (budget) return budget;
  const message = 'Choose one of the ten budgets, such as $50-$100';
  throw new Problem('invalid-input', 400, message, { errors: { budget: [message] } });
}

function ownBudget({ from, to }: OwnBudget): Budget {
  const [min, max] = [from * 100, to * 100];
  const same = priceRanges.find((range) => range.min === min && range.max === max);
  return same ?? { label: `${dollars(min)} - ${dollars(max)}`, min, max };
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
