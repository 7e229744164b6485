import type { Recommendation } from '@presently/contracts/recommendations/ideas';

/** A product of another idea of the same set, as the address of the send screen would say it. */
export interface OtherProduct {
  title: string;
  description: string;
  price: string;
  url: string;
  image: string;
  category: string;
}

const most = 2;

/** The first products of the best other ideas, among which the recipient could choose. */
export const othersOf = (ideas: readonly (Recommendation | undefined)[], chosen: Recommendation): OtherProduct[] =>
  ideas
    .flatMap((idea) => {
      const product = idea && idea !== chosen ? idea.realProducts[0] : undefined;
      if (!product) return [];
      const { title, price, link: url, image } = product;
      return [{ title, description: idea!.description, price, url, image, category: idea!.category }];
    })
    .slice(0, most);
