import type { EntityManager } from '@mikro-orm/postgresql';
import {
  fitOfCategory,
  fitOfOpenShelf,
  isMeantByPart,
  isOnShelfOfAnotherTopic,
  isSharedShelf,
} from '../topics/category-fit.js';
import {
  fitOfThings,
  fitOfTitles,
  areAllOfIt,
  isOfOthers,
  kindOf,
  namesOften,
  sellsAlike,
  type Vocabulary,
} from '../topics/learned-fit.js';
import { isNamedIn, ownersIn, ownershipOf, type Owners } from '../topics/other-topics.js';
import type { Fit, Phrase } from '../topics/phrase.js';
import { stemsOf } from '../topics/stem.js';
import { Titles } from '../topics/at-home.js';
import { besideOwnCategory, inOwnDepartment, isForModels } from '../topics/departments.js';
import { Chatter } from '../topics/chatter.js';
import { isForSmallChildren } from '../topics/evidence.js';
import { headOf } from '../topics/head.js';
import { leafOf } from '../topics/segment.js';
import type { Topic } from '../topics/topic.js';
import { withPauses } from './with-pauses.js';

/** Bounds the memory for feeds that give each product a category of its own. */
const most = 20_000;
/** Categories whose titles are read, and titles of all of them and of each, half of them at each end of its prices. */
const mostRead = 2_000;
const mostTitles = 48_000;
const mostTitlesOfEach = 400;
/** Categories beside a topic that are remembered. */
const mostBeside = 200;
/** From so many things of a kind and this share of all of them on, some categories are their home. */
const fewestAtHome = 2;
const leastAtHome = 0.25;

/** The categories of all feeds, and which of them are about a topic. */
export class Shelves {
  private version = '';
  private catalogue: Promise<Catalogue> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** What a shop has about a topic. Concurrent searches share one answer. */
  async about(topic: Topic): Promise<Fitting> {
    const catalogue = await this.current();
    const { fitting } = catalogue;
    const known = fitting.get(topic.interest);
    if (known) return known;
    if (fitting.size >= 1_000) fitting.clear();
    const found = this.readAbout(topic, catalogue);
    fitting.set(topic.interest, found);
    // The next search reads again.
    found.catch(() => fitting.delete(topic.interest));
    return found;
  }

  /** Categories that have nothing to do with any of the topics, from all over the shop. */
  async farFrom(topics: readonly Topic[], most: number): Promise<string[]> {
    const { shelves, chatter } = await this.current();
    const about = await Promise.all(topics.map((topic) => this.about(topic)));
    const near = new Set(about.flatMap(({ all, shared, beside }) => [...all, ...shared, ...beside]).map(partOf));
    const apart = shelves.filter(({ category, part }) => !near.has(part) && !chatter.isBrand(category));
    // Titles take time, so only those of a few are read, in steps through all.
    const step = Math.max(1, Math.floor(apart.length / most));
    const inSteps = Array.from({ length: step }, (_, start) =>
      apart.filter((_shelf, at) => at % step === start),
    ).flat();
    const isFar = ({ titles }: Shelf) => !topics.some((topic) => titles.some((title) => isNamedIn(title, topic)));
    return inSteps
      .values()
      .filter(isFar)
      .take(most)
      .map(({ category }) => category)
      .toArray();
  }

  private async readAbout(topic: Topic, { shelves, kinds: allKinds, titles, chatter }: Catalogue): Promise<Fitting> {
    const categories = shelves.filter(({ category }) => !chatter.isBrand(category, topic));
    const named: (Shelf & { fit: Fit })[] = [];
    const naming = new Set<string>();
    // Twenty thousand categories take half a second.
    for await (const shelf of withPauses(categories)) {
      named.push({ ...shelf, fit: fitOfCategory(shelf.category, topic) });
      if (namesOften(shelf.category, shelf.titles, topic)) naming.add(shelf.category);
    }
    const inside = besideOwnCategory(
      named.filter(isAbout).map(({ category }) => category),
      topic,
    );
    // `Learning & Science > Pre-school` is beside science, and not about it.
    const isOther = (leaf: string) => isOnShelfOfAnotherTopic(leaf, topic) || isForSmallChildren(leaf);
    for (const shelf of named) if (inside.has(shelf.category)) shelf.fit = isOther(leafOf(shelf.category)) ? 0 : 3;
    const ofDepartment = inOwnDepartment(named, topic);
    const hasSureShelf = named.some(({ fit }) => fit >= 4);
    const sold = named.flatMap(({ fit, titles }) => (fit >= 3 ? titles : [])).flatMap((head) => kindOf(head) ?? []);
    const kinds = new Set(sold);
    const twinsOf = async (some: readonly Shelf[]) => {
      const found = new Set<string>();
      for await (const { category } of withPauses(some))
        for (const twin of titles.twinsOf(category)) if (!isOnShelfOfAnotherTopic(twin, topic)) found.add(twin);
      return found;
    };
    const twins = await twinsOf(named.filter(isAbout));
    const sureTwins = await twinsOf(named.filter((shelf) => isAbout(shelf) && !isSharedShelf(shelf.category, topic)));
    const hasShelf = named.some(({ fit }) => fit > 0);
    const ownerOf = ownershipOf(topic);
    const fits: [string, Fit, boolean][] = [];
    for await (const { category, titles: heads, owners: ofTitles, fit } of withPauses(named)) {
      const owners = ofTitles.map(ownerOf);
      const open = fit < 3 ? fitOfOpenShelf(category, topic) : 0;
      const isOpen = open > 0 && (open === 4 || hasShelf) && !isOfOthers(owners);
      const isAllOfIt =
        fit === 4 &&
        isMeantByPart(category, topic) &&
        !isOnShelfOfAnotherTopic(category, topic) &&
        areAllOfIt(
          heads.map((head) => isNamedIn(head, topic)),
          owners,
        );
      if (isAllOfIt) fits.push([category, 3, true]);
      else if (fit >= 3) fits.push([category, fit, false]);
      else if (isOpen) fits.push([category, open, true]);
      else if (ofDepartment.has(category)) fits.push([category, 3, true]);
      else if (hasSureShelf && isForModels(category, topic)) fits.push([category, 3, true]);
      else if (twins.has(category)) fits.push([category, sureTwins.has(category) ? 4 : 3, true]);
      else if (sellsAlike(category, heads, kinds, topic)) fits.push([category, 3, true]);
      else {
        const fitOfNames = fitOfTitles(category, heads, topic);
        fits.push([category, fitOfNames || fitOfThings(category, owners, topic), true]);
      }
    }
    const fitting = fits.filter(([, fit]) => fit >= 3).toSorted(([, one], [, other]) => other - one);
    const all = fitting.map(([category]) => category);
    const shared = named.flatMap(({ category, fit }) => (fit === 2 ? category : []));
    const learned = new Map(fitting.flatMap(([category, fit, isLearned]) => (isLearned ? [[category, fit]] : [])));
    const isFitting = new Set(all);
    const vocabulary = new Set(named.flatMap(({ category, titles }) => (isFitting.has(category) ? titles.flat() : [])));
    const departments = new Set(all.flatMap(ancestorsOf));
    const parents = new Set(all.flatMap((category) => ancestorsOf(category).at(-1) ?? []));
    const besides = named.filter(({ category, fit }) => {
      const parent = ancestorsOf(category).at(-1);
      return !isFitting.has(category) && (fit > 0 || (parent !== undefined && parents.has(parent)));
    });
    const nearest = besides.toSorted((one, other) => other.fit - one.fit).slice(0, mostBeside);
    const beside = nearest.map(({ category }) => category);
    const here = timesOfKinds(categories.filter(({ category }) => isFitting.has(category)));
    const isAtHome = (kind: string) => {
      const [own, all] = [here.get(kind) ?? 0, allKinds.get(kind) ?? 0];
      return own === all || (own >= fewestAtHome && own >= all * leastAtHome);
    };
    const isSold = hasShelf || all.length > 0;
    const isNear = new Set(named.flatMap(({ category, fit }) => (fit > 0 ? [category] : [])));
    const says = (shelf: string) => (isFitting.has(shelf) ? 'here' : isNear.has(shelf) ? 'nothing' : 'elsewhere');
    const isStranger = (shelf: string, head: Phrase) => titles.isStranger({ shelf, head }, says);
    return { all, shared, beside, isSold, learned, naming, departments, vocabulary, isAtHome, isStranger, chatter };
  }

  /** Reads the categories again after an import. */
  private async current(): Promise<Catalogue> {
    const [{ version } = { version: '' }] = await this.em
      .fork()
      .execute<{ version: string }[]>(
        `select coalesce(string_agg(name || imported_at::text, ',' order by name), '') as version from product_feeds`,
      );
    if (version === this.version && this.catalogue) return this.catalogue;
    this.version = version;
    const read = this.read();
    this.catalogue = read;
    // The next search reads them again.
    read.catch(() => {
      if (this.catalogue === read) this.catalogue = undefined;
    });
    return read;
  }

  /** Jumps from category to category in the index, instead of reading all products. */
  private async read(): Promise<Catalogue> {
    const isOffered = `availability <> 'out_of_stock' and currency = 'USD'`;
    const rows = await this.em.fork().execute<{ category: string }[]>(
      `with recursive shelf as (
         (select category from products where ${isOffered} order by category limit 1)
         union all
         select (select category from products where ${isOffered} and category > shelf.category
                 order by category limit 1)
         from shelf where shelf.category is not null
       )
       select category from shelf where category is not null and category <> '' limit ${most}`,
    );
    const categories = rows.map(({ category }) => category);
    const written = await this.titlesOf(categories.slice(0, mostRead), isOffered);
    const chatter = await Chatter.of(
      withPauses(categories.map((category) => ({ category, titles: written.get(category) ?? [] }))),
    );
    const shelves: Shelf[] = [];
    for await (const category of withPauses(categories)) {
      const titles = (written.get(category) ?? []).map(({ title, brand }) => ({
        title: chatter.without(title),
        brand,
      }));
      shelves.push({
        category,
        part: partOf(category),
        titles: titles.map(({ title, brand }) => headOf(title, brand)),
        owners: titles.map(({ title }) => ownersIn(stemsOf(title))),
      });
    }
    const ofThings = shelves.filter(({ category }) => !chatter.isBrand(category));
    return { shelves, kinds: timesOfKinds(ofThings), titles: new Titles(ofThings), chatter, fitting: new Map() };
  }

  private async titlesOf(categories: readonly string[], isOffered: string): Promise<Map<string, Titled[]>> {
    const ofEach = Math.min(mostTitlesOfEach, Math.floor(mostTitles / Math.max(1, categories.length)));
    const end = (direction: 'asc' | 'desc') =>
      `(select title, brand from products where products.category = shelf.category and ${isOffered}
        order by price_cents ${direction} limit ${Math.ceil(ofEach / 2)})`;
    const rows = await this.em.fork().execute<{ category: string; titles: [string, string][] }[]>(
      `select shelf.category, found.titles from json_array_elements_text(?::json) as shelf (category)
       cross join lateral (
         select jsonb_agg(distinct jsonb_build_array(title, brand)) as titles from (${end('asc')} union all ${end('desc')}) ends
       ) found`,
      [JSON.stringify(categories)],
    );
    return new Map(rows.map(({ category, titles }) => [category, (titles ?? []).map(toTitled)]));
  }
}

const isAbout = ({ fit }: { fit: Fit }) => fit >= 3;

const toTitled = ([title, brand]: [string, string]): Titled => ({ title, brand });

interface Titled {
  title: string;
  brand: string;
}

interface Shelf {
  category: string;
  /** {@link partOf} it. */
  part: string;
  /** What the cheapest and the dearest are, as stems. */
  titles: readonly (readonly string[])[];
  /** Whose things their titles name. */
  owners: readonly Owners[];
}

/** What all feeds sell, as read after the last import. */
interface Catalogue {
  shelves: readonly Shelf[];
  /** How many things of each kind all shelves have, of those that are read. */
  kinds: ReadonlyMap<string, number>;
  titles: Titles;
  chatter: Chatter;
  /** What it has about each topic. */
  fitting: Map<string, Promise<Fitting>>;
}

interface Fitting {
  /** The categories that are about the topic, the surest first. */
  all: readonly string[];
  /** Those that name it beside other things. */
  shared: readonly string[];
  /** Those that have something to do with it, and then those of the same part of a department. */
  beside: readonly string[];
  /** Whether there are such categories, or parts of one. */
  isSold: boolean;
  /** Those of them that only their products' titles say it of, and how surely. */
  learned: ReadonlyMap<string, Fit>;
  /** Categories of others that have things for it, which say so. */
  naming: ReadonlySet<string>;
  /** What is above them. */
  departments: ReadonlySet<string>;
  vocabulary: Vocabulary;
  /** Whether its categories are the home of a kind of things, so that those elsewhere are about it, too. */
  isAtHome: (kind: string) => boolean;
  /** What the shop says on everything. */
  chatter: Chatter;
  /** Whether a thing on one of its categories has words of others only: shops misfile things. */
  isStranger: (category: string, head: Phrase) => boolean;
}

function timesOfKinds(shelves: readonly Shelf[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const kind of shelves.flatMap(({ titles }) => titles.flatMap((head) => kindOf(head) ?? [])))
    times.set(kind, (times.get(kind) ?? 0) + 1);
  return times;
}

const ancestorsOf = (category: string): string[] => {
  const segments = category.split(/\s*>\s*/);
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join(' > '));
};

/** The part of a department that a category is in. */
const partOf = (category: string): string =>
  category
    .split(/\s*>\s*/)
    .slice(0, 2)
    .join(' > ');
