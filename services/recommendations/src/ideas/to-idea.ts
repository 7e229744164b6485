import type { Product } from '@presently/contracts/recommendations/ideas';
import { formatMoney } from '@presently/rules/money';
import type { Profile } from '../people/profile.js';
import type { ProductOffer } from '../products/product-source.js';
import { estimate, type Budget } from './budget.js';
import type { Candidate } from './compose.js';
import type { Idea } from './idea.js';
import { headPhrase } from './kind.js';
import { withoutStop } from './without-stop.js';

interface Shown {
  facts: Profile['facts'];
  budget: Budget;
  /** Whether what the listings must be may be shown. */
  isPlain: (is: string) => boolean;
  /** Whether products may still come. */
  isOver: boolean;
}

/** An idea as shown: its words, with the products as far as they are known. */
export function toIdea({ proposal, offers, isAssigned }: Candidate, { facts, budget, isPlain, isOver }: Shown): Idea {
  const { name, is, why } = proposal;
  const products = offers ?? [];
  return {
    names: [name],
    is,
    items: products.map(({ item }) => item ?? null),
    recommendation: {
      name,
      category: sentence(headPhrase(isPlain(is) ? is : name)),
      estimatedPrice: estimate(
        budget,
        products.map(({ priceCents }) => priceCents),
      ),
      description: `${sentence(isPlain(is) ? is : name)}.`,
      reasoning: why,
      realProducts: products.map(toProduct),
      // Until the facts of an idea are written, none may mean that they are not known yet.
      ...((isAssigned || proposal.for.length > 0) && {
        interests: proposal.for.map((number) => facts[number - 1]!.text),
      }),
      ...(offers === undefined && !isOver && { isSearching: true }),
    },
  };
}

const sentence = (text: string): string => withoutStop(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);

const toProduct = ({ priceCents: amount, currency, checkedAt, ...offer }: ProductOffer): Product => {
  const { title, source, image, link, rating, reviews } = offer;
  return {
    title,
    price: formatMoney({ amount, currency }),
    amount,
    currency,
    source,
    image,
    link,
    ...(rating !== undefined && { rating }),
    ...(reviews !== undefined && { reviews }),
    priceCheckedAt: checkedAt.toISOString(),
  };
};
