import { chooseOffers } from '../products/choose-offers.js';
import { isNoGiftFor } from '../products/offer-kind.js';
import type { Beside, BesideQuery } from '../products/product-source.js';
import { withoutVariants } from '../products/variants.js';
import { fitOf } from '../topics/fit.js';
import type { Topic } from '../topics/topic.js';
import { present, type FoundProduct, type ProductRows } from './product-rows.js';
import type { Shelves } from './shelves.js';
import { inTurn } from '../products/in-turn.js';

/** Products beside each topic, and strangers. */
const mostPerhaps = 30;
const mostStrangers = 8;
/** Categories beside a topic that are read. */
const mostShelves = 20;
const mostPhrases = 12;

/**
 * Products that may be about topics although no rule says so: titles with a topic's words, what is on their shelves,
 * on the shelves beside its own and on those, and what has no category. A judge has to tell which are; the strangers show whether it does.
 */
export async function findBeside(
  { topics, scarce, ...query }: BesideQuery,
  shelves: Shelves,
  rows: ProductRows,
): Promise<Beside> {
  const range = { ...query, limit: mostPerhaps };
  const ofEach = await Promise.all(
    scarce.map(async (topic) => {
      const { all, beside } = await shelves.about(topic);
      const titled = await rows.findTitled([...topic.searches.slice(0, mostPhrases), ...topic.things], range);
      const naming = mostFirst(titled.map(({ category }) => category).filter(Boolean));
      const read = [...new Set([...naming, ...beside, ...all])].slice(0, mostShelves);
      const [shelved, bare] = await Promise.all([rows.findOnShelves(read, range), rows.findOnShelves([''], range)]);
      const byShelf = Map.groupBy(shelved, ({ category }) => category);
      const some = inTurn([titled, ...read.map((category) => byShelf.get(category) ?? []), bare]);
      return withoutVariants(some.filter((product) => !isNoGiftFor(product, topic.interest)).map(asVariant));
    }),
  );
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
