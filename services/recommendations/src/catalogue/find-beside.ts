import { inTurn } from '../in-turn.js';
import { chooseOffers } from '../products/choose-offers.js';
import { isNoGiftFor } from '../products/offer-kind.js';
import type { Beside, BesideQuery } from '../products/product-source.js';
import { withoutVariants } from '../products/variants.js';
import { fitOf } from '../topics/fit.js';
import type { Topic } from '../topics/topic.js';
import { mostPhrases, mostThings, present, type FoundProduct, type ProductRows } from './product-rows.js';
import type { Shelves } from './shelves.js';

/** Products beside each topic, and strangers. */
const mostPerhaps = 30;
const mostStrangers = 8;
/** Categories beside a topic that are read. */
const mostShelves = 20;

/**
 * Products that may be about topics although no rule says so: titles with a topic's words, what is on their shelves, on
 * those beside its own and on its own, and what has no category. A judge has to tell which are; the strangers show
 * whether it does.
 */
export async function findBeside(
  { topics, scarce, ...query }: BesideQuery,
  shelves: Shelves,
  rows: ProductRows,
): Promise<Beside> {
  const range = { ...query, limit: mostPerhaps };
  const bare = scarce.length > 0 ? await rows.findOnShelves([''], range) : [];
  const ofEach: (readonly { product: FoundProduct }[])[] = [];
  // One after the other: a person with many interests gets no more connections than others.
  for (const topic of scarce) {
    const { all, beside } = await shelves.about(topic);
    const phrases = [...topic.searches.slice(0, mostPhrases), ...topic.things.slice(0, mostThings)];
    const titled = await rows.findTitled(phrases, range);
    const naming = mostFirst(titled.map(({ category }) => category).filter(Boolean));
    const read = [...new Set([...naming, ...beside, ...all])].slice(0, mostShelves);
    const byShelf = Map.groupBy(await rows.findOnShelves(read, range), ({ category }) => category);
    const some = inTurn([titled, ...read.map((category) => byShelf.get(category) ?? []), bare]);
    ofEach.push(withoutVariants(some.filter((product) => !isNoGiftFor(product, topic.interest)).map(asVariant)));
  }
  const perhaps = inTurn(ofEach).map(({ product }) => present(product));
  const far = await rows.findOnShelves(await shelves.farFrom(topics, mostStrangers), range);
  const apart = far.filter((product) => topics.every((topic) => isApart(product, topic)));
  const strangers = inTurn([...Map.groupBy(apart, ({ category }) => category).values()]);
  return {
    perhaps: chooseOffers(perhaps, range),
    strangers: chooseOffers(strangers.map(present), { ...range, limit: mostStrangers }),
  };
}

/** Each of some texts once, the most frequent first. */
const mostFirst = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([text]) => text);

const isApart = (product: FoundProduct, topic: Topic) => fitOf(product, topic, true) === 0;

const asVariant = (product: FoundProduct) => ({
  product,
  title: product.title,
  brand: product.brand,
  priceCents: product.price_cents,
});
