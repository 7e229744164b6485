import { unitsOf } from '@presently/rules/money';
import type { RecipeIdea } from '../recipes/recipe.js';
import type { Budget } from './budget.js';
import type { Searched } from './decoys.js';

/** Other interests that give decoys. */
const mostInterests = 8;
const mostEach = 2;

/**
 * Listings for decoys where a set's own searches have none yet, such as for its first question: things of recipes for
 * other interests, at prices of the budget. The same ones each time, so that equal sets ask equal questions.
 */
export function houseDecoys(
  recipes: readonly [interest: string, ideas: readonly RecipeIdea[]][],
  budget: Budget,
): Searched[] {
  const distinct = [...new Map(recipes.map(([interest, ideas]) => [ideas, interest]))].slice(0, mostInterests);
  return distinct.map(([ideas, interest], nth) => ({
    facts: [interest],
    listings: ideas.slice(0, mostEach).map(({ is }, index) => ({
      title: is.replaceAll(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase()),
      priceCents: priceIn(budget, nth * mostEach + index),
      currency: budget.currency,
    })),
  }));
}

/** A usual price: `24.99`, and in currencies without a smaller unit whole. */
function priceIn({ min, max, currency }: Budget, nth: number): number {
  const top = max ?? min * 2;
  const units = unitsOf(currency);
  const share = ((nth * 37) % 100) / 100;
  const price = Math.floor((min + (top - min) * share) / units) * units + Math.floor(units * 0.99);
  return Math.max(min, Math.min(price, top));
}
