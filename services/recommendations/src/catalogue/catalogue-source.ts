import type { EntityManager } from '@mikro-orm/postgresql';
import { chooseOffers } from '../products/choose-offers.js';
import type { Beside, BesideQuery, ProductOffer, ProductQuery, ProductSource } from '../products/product-source.js';
import { isNoGiftFor } from '../products/offer-kind.js';
import { withoutVariants } from '../products/variants.js';
import { fitOf, isElsewhere, isNamedInFull, isOf, isSaid } from '../topics/fit.js';
import { isAmong, kindOf } from '../topics/learned-fit.js';
import { clauseOf, headOf } from '../topics/head.js';
import type { Fit } from '../topics/phrase.js';
import { stemsOf } from '../topics/stem.js';
import { topicOf, type Topic } from '../topics/topic.js';
import { findBeside } from './find-beside.js';
import { isMisspelt } from './misspelt.js';
import { mostPhrases, mostThings, present, ProductRows, type FoundProduct } from './product-rows.js';
import { Shelves } from './shelves.js';
import { spread } from './spread.js';
import { wordQueries } from './word-queries.js';

const longestPhrase = 80;

/** Products that fill an idea: of a narrow interest, these are enough to show no others. */
const enoughNarrow = 3;
/** Kinds of things that are looked for outside their categories. */
const mostKinds = 40;
/** Categories that one search reads. */
const mostShelves = 60;

/** The products of imported feeds. */
export class CatalogueSource implements ProductSource {
  readonly name = 'catalogue';

  private readonly shelves: Shelves;
  private readonly rows: ProductRows;

  constructor(em: EntityManager) {
    this.shelves = new Shelves(em);
    this.rows = new ProductRows(em);
  }

  async search(query: ProductQuery): Promise<ProductOffer[]> {
    if (query.max !== null && query.max < query.min) return [];
    if (query.topic) return this.searchAbout(query.topic, query);
    const phrases = query.words.slice(0, mostPhrases).map((words) => words.slice(0, longestPhrase));
    const offers: ProductOffer[] = [];
    const take = async (queries: readonly string[]) => {
      for (const words of queries) {
        if (offers.length >= query.limit) return;
        query.signal?.throwIfAborted();
        offers.push(...chooseOffers((await this.rows.find(words, query)).map(present), query, offers));
      }
    };
    await take(wordQueries(await this.rows.parse(phrases)));
    // Similar words only if nothing was found: otherwise the words were spelled correctly.
    if (offers.length === 0)
      await take(wordQueries(await this.rows.parse(await this.rows.similarTo(phrases))).slice(-1));
    return offers;
  }

  beside(query: BesideQuery): Promise<Beside> {
    return findBeside(query, this.shelves, this.rows);
  }

  /** Products that are about a topic: those of its categories, then those whose title or audience names it. */
  private async searchAbout(topic: Topic, query: ProductQuery): Promise<ProductOffer[]> {
    const found = await this.findAbout(topic, query);
    if (found.length > 0) return chooseOffers(found.map(present), query);
    if (topic.isKnown) return [];
    const meant = await this.correctlySpelt(topic.interest);
    return meant ? chooseOffers((await this.findAbout(topicOf(meant), query)).map(present), query) : [];
  }

  /** The interest with each misspelt word as shops write it; undefined if none of them is misspelt. */
  private async correctlySpelt(interest: string): Promise<string | undefined> {
    let meant = interest.toLowerCase();
    for (const word of meant.match(/\p{L}{4,24}/gu) ?? []) {
      const similar = (await this.rows.similarTo([word])).find((known) => isMisspelt(word, known));
      if (similar) meant = meant.replace(word, similar);
    }
    return meant === interest.toLowerCase() ? undefined : meant;
  }

  private async findAbout(topic: Topic, query: ProductQuery): Promise<FoundProduct[]> {
    const about = await this.shelves.about(topic);
    const { all: categories, shared, learned, departments, vocabulary } = about;
    // The rules read what is said of this thing only.
    const bare = (product: FoundProduct): FoundProduct => ({
      ...product,
      written: product.title,
      title: about.chatter.without(product.title, topic),
      category: about.chatter.isBrand(product.category, topic) ? '' : product.category,
    });
    const read = [...categories, ...shared].slice(0, mostShelves);
    const shelved = await this.rows.findOnShelves(read, query);
    const found = shelved.map(bare);
    query.signal?.throwIfAborted();
    const add = (products: readonly FoundProduct[]) => {
      const links = new Set(found.map(({ link }) => link));
      found.push(...products.filter(({ link }) => !links.has(link)));
    };
    const titled = async (phrases: readonly string[]) => (await this.rows.findTitled(phrases, query)).map(bare);
    if (found.length < query.limit * 2) add(await titled(topic.searches.slice(0, mostPhrases)));
    if (found.length < query.limit) add(await titled(topic.things.slice(0, mostThings)));
    const narrowest = topic.isMake ? (topic.phrases[0] ?? []) : topic.narrowing;
    const isNarrow = (product: FoundProduct) => {
      const words = stemsOf(`${product.title} ${product.category}`);
      const isNamed = narrowest.length > 0 && narrowest.every((word) => words.includes(word));
      return isNamed || (topic.isMake && isOf(product, topic));
    };
    const onShelves = found.filter(({ category }) => categories.includes(category));
    const alike =
      found.length < query.limit * 2 ? await this.findAlike(onShelves, about.isAtHome, bare, topic, query) : [];
    add(alike);
    // What is a spare part in most categories is one in all of them.
    const spares = mostlySpare(found, topic);
    const isSpare = (product: FoundProduct) =>
      isNoGiftFor(product, topic.interest) || spares.has(kindOfProduct(product) ?? 'none');
    const isAlike = new Set(alike.map(({ link }) => link));
    // Where the shop has categories for the topic, a name alone says little of what is in others.
    const isNear = (product: FoundProduct) =>
      (product.category === '' || departments.has(product.category)) && isAmong(product, topic, vocabulary);
    const ranked = found.flatMap((product) => {
      if (isSpare(product)) return [];
      const hasShelf = categories.length > 0 || product.category === '';
      const taught = learned.get(product.category) ?? (isAlike.has(product.link) ? 3 : 0);
      const isOften = about.naming.has(product.category) && isSaid(product.title, topic);
      const read = taught > 0 ? (isElsewhere(product, topic) ? 0 : taught) : fitOf(product, topic, hasShelf);
      const fit = read === 0 && isOften ? 1 : read;
      const isSure = fit >= 3 || isOften || isNamedInFull(product.title, topic);
      if (fit === 0 || (about.isSold && !isSure && !isNear(product))) return [];
      const isNamed = topic.phrases.some((phrase) => phrase.every((word) => stemsOf(product.title).includes(word)));
      const isMisfiled =
        !isNamed &&
        fit >= 3 &&
        categories.includes(product.category) &&
        about.isStranger(product.category, headOf(product.title, product.brand));
      const liked = ((product.rating ?? 3) * Math.log(1 + Math.min(product.reviews ?? 0, 5_000))) / 100;
      const sureness: Fit = isMisfiled ? 3 : fit;
      return { product: { ...product, fit: sureness }, rank: sureness + (isNamed ? 0.5 : 0) + liked };
    });
    const sorted = ranked.toSorted((one, other) => other.rank - one.rank).map(({ product }) => product);
    const best = oneOfEach(sorted);
    // A word that only one title has is a name, such as the Golf among cars.
    if (best.length === 1 && best[0]!.fit === 1) return [];
    const narrow = best.filter(isNarrow);
    // What is narrower than the topic, where there is enough of it: fly fishing before fishing.
    if (narrow.length >= (topic.isMake ? 1 : enoughNarrow)) return spread(narrow);
    return [...spread(narrow), ...spread(best.filter((product) => !narrow.includes(product)))];
  }

  /** The same kinds of things without a category, and on shelves of all sorts. */
  private async findAlike(
    onShelves: readonly FoundProduct[],
    isAtHome: (kind: string) => boolean,
    bare: (product: FoundProduct) => FoundProduct,
    topic: Topic,
    query: ProductQuery,
  ): Promise<FoundProduct[]> {
    const clauses = new Map<string, string>();
    for (const product of onShelves) {
      const kind = kindOfProduct(product);
      if (kind && clauses.size < mostKinds && !isNoGiftFor(product, topic.interest) && fitOf(product, topic, true) > 0)
        clauses.set(kind, clauseOf(product.title, product.brand));
    }
    for (const kind of clauses.keys()) if (!isAtHome(kind)) clauses.delete(kind);
    const isOnShelf = new Set(onShelves.map(({ category }) => category));
    const found = await this.rows.findTitled([...clauses.values()], query);
    return found
      .map(bare)
      .filter((product) => !isOnShelf.has(product.category) && clauses.has(kindOfProduct(product) ?? ''));
  }
}

/** The kinds of which most products are spare parts: a shop files one of another kind among them now and then. */
function mostlySpare(products: readonly FoundProduct[], { interest }: Topic): Set<string | undefined> {
  const byKind = Map.groupBy(products, kindOfProduct);
  const isSpare = (some: readonly FoundProduct[]) =>
    some.filter((each) => isNoGiftFor(each, interest)).length * 2 > some.length;
  return new Set([...byKind].flatMap(([kind, some]) => (kind !== undefined && isSpare(some) ? [kind] : [])));
}

const kindOfProduct = ({ title, brand }: FoundProduct) => kindOf(headOf(title, brand));

/** One colour or size of each product. */
function oneOfEach(products: readonly FoundProduct[]): FoundProduct[] {
  const asWritten = products.map((product) => ({
    product,
    title: product.written ?? product.title,
    brand: product.brand,
    priceCents: product.price_cents,
  }));
  return withoutVariants(asWritten).map(({ product }) => product);
}
