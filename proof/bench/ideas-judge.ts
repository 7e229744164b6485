import { priceRanges } from '@presently/rules/vocabulary';
import type { ShownIdea } from './ideas-stream.ts';
import type { PersonInShop, Shop } from './shops/shop.ts';

/** One set, judged by the truth about the shop's products. */
export interface JudgedSet {
  person: PersonInShop;
  ideas: number;
  products: number;
  /** Products about one of the person's interests, and different ones of them. */
  fitting: number;
  different: number;
  outsideBudget: number;
  /** Different fitting products of the shop inside the budget. */
  stock: number;
  /** Products about none of the interests, with their ideas. */
  strays: string[];
  /** Ideas that name an interest while none of their products is about it, also those without products. */
  falseClaims: string[];
  /** Ideas without products. */
  empty: number;
}

/** What a shop's people were shown. */
export interface ShopFigures {
  shop: string;
  people: number;
  /** Those for whom the shop has plenty, and those of them who see enough of it. */
  servable: number;
  served: number;
  ideas: number;
  products: number;
  fitting: number;
  falseClaims: number;
  empty: number;
  outsideBudget: number;
}

/** From this many fitting products on, a shop could serve a person. */
const plenty = 12;
const enough = { ideas: 4, products: 9 };
/** The only idea that may be about nobody in particular. */
const forAnybody = /almost anybody/i;

const isServable = ({ stock }: JudgedSet): boolean => stock >= plenty;
export const isServed = (set: JudgedSet): boolean =>
  isServable(set) && set.ideas >= enough.ideas && set.different >= enough.products;

export function judge(shop: Shop, person: PersonInShop, shown: readonly ShownIdea[]): JudgedSet {
  const byLink = new Map(shop.articles.map((article) => [article.link, article]));
  const { min, max } = priceRanges.find(({ label }) => label === person.budget)!;
  const isInside = (cents: number) => cents >= min && cents <= (max ?? Infinity);
  const isAbout = (link: string, interests: readonly string[]) =>
    interests.some((interest) => byLink.get(link)?.about.has(interest));
  const own = shown.filter(({ name }) => !forAnybody.test(name));
  const products = own.flatMap(({ name, realProducts }) => realProducts.map((product) => ({ name, ...product })));
  const fitting = products.filter(({ link }) => isAbout(link, person.interests));
  const everything = shown.flatMap(({ realProducts }) => realProducts);
  return {
    person,
    ideas: own.length,
    products: products.length,
    fitting: fitting.length,
    different: new Set(fitting.map(({ link }) => link)).size,
    empty: shown.filter(({ realProducts }) => realProducts.length === 0).length,
    outsideBudget: everything.filter(({ link }) => !isInside(byLink.get(link)?.cents ?? -1)).length,
    stock: shop.articles.filter(({ cents, link }) => isInside(cents) && isAbout(link, person.interests)).length,
    strays: products
      .filter(({ link }) => !isAbout(link, person.interests))
      .map(({ title, name }) => `${title} in: ${name}`),
    falseClaims: shown.flatMap((idea) =>
      namedBy(idea, shop.interests)
        .filter((interest) => !idea.realProducts.some(({ link }) => isAbout(link, meanings(interest, person))))
        .map((interest) => `${interest}: ${idea.name}`),
    ),
  };
}

/** The interests that an idea is for, or that its texts name. The general idea says that it is for none. */
function namedBy({ name, description, reasoning, interests = [] }: ShownIdea, all: readonly string[]): string[] {
  if (forAnybody.test(name)) return [];
  const text = `${name} ${description} ${reasoning}`;
  const isNamed = (interest: string) => new RegExp(`(?<!\\w)${RegExp.escape(interest)}(?!\\w)`, 'i').test(text);
  return all.filter((interest) => interests.includes(interest) || isNamed(interest));
}

/** An idea for "baking bread" names baking, too. */
const meanings = (named: string, { interests }: PersonInShop) => [
  named,
  ...interests.filter((one) => one.toLowerCase().includes(named.toLowerCase())),
];

export function summarize(shop: string, sets: readonly JudgedSet[]): ShopFigures {
  const total = (count: (set: JudgedSet) => number) => sets.reduce((sum, set) => sum + count(set), 0);
  return {
    shop,
    people: sets.length,
    servable: sets.filter(isServable).length,
    served: sets.filter(isServed).length,
    ideas: total(({ ideas }) => ideas),
    products: total(({ products }) => products),
    fitting: total(({ fitting }) => fitting),
    falseClaims: total(({ falseClaims }) => falseClaims.length),
    empty: total(({ empty }) => empty),
    outsideBudget: total(({ outsideBudget }) => outsideBudget),
  };
}
