import type { Product } from '@presently/contracts/recommendations/ideas';
import type { OldOffer as ProductOffer } from './until-merge.js';
import { estimate, type Budget } from './budget.js';
import type { Idea, SketchText } from './idea.js';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An idea as shown: a text with its products. */
export function toIdea(
  { name, category, description, reasoning }: SketchText,
  offers: readonly ProductOffer[],
  budget: Budget,
): Idea {
  const prices = offers.map(({ priceCents }) => priceCents);
  return {
    names: [name],
    items: offers.map(({ item }) => item ?? null),
    recommendation: {
      name,
      category,
      estimatedPrice: estimate(budget, prices),
      description,
      reasoning,
      realProducts: offers.map(toProduct),
    },
  };
}

const toProduct = ({ title, priceCents, source, image, link, rating, reviews, checkedAt }: ProductOffer): Product => ({
  title,
  price: money.format(priceCents / 100),
  source,
  image,
  link,
  ...(rating !== undefined && { rating }),
  ...(reviews !== undefined && { reviews }),
  priceCheckedAt: checkedAt.toISOString(),
});
