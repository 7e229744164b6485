import { isGeneric, isSame, type Phrase } from './phrase.js';

// Where things are at home, as the titles on the shop's own shelves teach: shops misfile things.

/** Two titles are of the same thing if they share most of what tells. */
const same = 0.7;
const similar = 0.5;
const different = 0.35;
/** From so many things of a kind on, a shelf is their home. */
const fewest = 2;
/** A word of more titles tells little, and would cost much. */
const mostTitles = 500;
/** From so many titles and this share on, shelves sell the same. */
const fewestOnShelf = 4;
const most = 0.6;
/** Titles of a shelf that are compared with all others. */
const mostCompared = 100;

interface Title {
  shelf: string;
  head: Phrase;
}

interface Shelf {
  category: string;
  titles: readonly Phrase[];
}

/** The titles of all shelves, by their words. */
export class Titles {
  private readonly byWord = new Map<string, Title[]>();
  private readonly byShelf: ReadonlyMap<string, readonly Phrase[]>;
  private readonly copies = new Map<string, readonly string[]>();
  private readonly size: number;

  constructor(shelves: readonly Shelf[]) {
    const titles = shelves.flatMap(({ category, titles: heads }) => heads.map((head) => ({ shelf: category, head })));
    this.byShelf = new Map(shelves.map(({ category, titles: heads }) => [category, heads]));
    this.size = titles.length;
    for (const title of titles)
      for (const word of new Set(title.head)) {
        const those = this.byWord.get(word);
        if (those) those.push(title);
        else this.byWord.set(word, [title]);
      }
  }

  /** Whether a thing on a shelf belongs to others, which have the same, and those like its own have nothing like it. */
  isStranger({ shelf, head }: Title, says: (shelf: string) => 'here' | 'nothing' | 'elsewhere'): boolean {
    const there = new Map<string, number>();
    let isItself = true;
    for (const [title, share] of this.near(head)) {
      const said = says(title.shelf);
      if (isItself && title.shelf === shelf && isSame(title.head, head)) isItself = false;
      else if (said === 'here' && share >= different) return false;
      else if (said === 'elsewhere' && share >= same && !areNeighbours(title.shelf, shelf))
        there.set(title.shelf, (there.get(title.shelf) ?? 0) + 1);
    }
    return Math.max(0, ...there.values()) >= fewest;
  }

  /** The shelves that sell the same things as one, and the other way round: in other languages, of other sellers. */
  twinsOf(category: string): readonly string[] {
    return this.copiesOf(category).filter((other) => this.copiesOf(other).includes(category));
  }

  /** The shelves that have most of the things of one, and few others. */
  private copiesOf(category: string): readonly string[] {
    const known = this.copies.get(category);
    if (known) return known;
    const own = this.byShelf.get(category) ?? [];
    const step = Math.ceil(own.length / mostCompared);
    const compared = own.filter((_, index) => index % step === 0);
    const alike = new Map<string, { own: number; theirs: Set<Title> }>();
    for (const head of compared) {
      const near = [...this.near(head)].flatMap(([title, share]) => (share >= similar ? title : []));
      for (const [shelf, titles] of Map.groupBy(near, ({ shelf }) => shelf)) {
        const before = alike.get(shelf) ?? { own: 0, theirs: new Set() };
        alike.set(shelf, { own: before.own + 1, theirs: before.theirs.union(new Set(titles)) });
      }
    }
    const isCopy = (shelf: string, found: { own: number; theirs: Set<Title> }) => {
      const { length } = this.byShelf.get(shelf)!;
      const isMost = found.theirs.size >= length * most && found.own >= compared.length * most;
      return shelf !== category && Math.min(length, own.length) >= fewestOnShelf && isMost;
    };
    const copies = [...alike].flatMap(([shelf, found]) => (isCopy(shelf, found) ? shelf : []));
    this.copies.set(category, copies);
    return copies;
  }

  /** How much of what a head tells other titles share, by title. */
  private near(head: Phrase): Map<Title, number> {
    const telling = [...new Set(head)].filter((word) => !isGeneric(word));
    const weights = telling.map((word) => {
      const titles = this.byWord.get(word) ?? [];
      return { titles, weight: titles.length > 1 ? Math.log(this.size / titles.length) : 0 };
    });
    const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
    const shares = new Map<Title, number>();
    for (const { titles, weight } of weights)
      if (titles.length <= mostTitles)
        for (const title of titles) shares.set(title, (shares.get(title) ?? 0) + weight / whole);
    return shares;
  }
}

/** Whether one of two shelves is above the other, or both are in the same part of a department. */
function areNeighbours(one: string, other: string): boolean {
  const [first, second] = [one, other].map((category) => category.split(/\s*>\s*/));
  const common = first!.findIndex((segment, index) => segment !== second![index]);
  const shared = common < 0 ? first!.length : common;
  return shared >= 2 || shared === Math.min(first!.length, second!.length);
}
