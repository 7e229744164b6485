import { bareTitle, headOf } from '../topics/head.js';
import type { Fit } from '../topics/phrase.js';

interface Titled {
  title: string;
  brand?: string | undefined;
  priceCents: number;
}

interface Read {
  words: readonly string[];
  priceCents: number;
  /** Colours and sizes of one product have the same; others may, too. */
  key: string;
}

/** Two colours or sizes of one product cost nearly the same. */
const priceShare = 0.85;
/** They begin with so many equal words, and end with so many others. */
const fewestSame = 2;
const mostEnds = 2;

function read({ title, brand = '', priceCents }: Titled): Read {
  const [bare, name] = [bareTitle(title).toLowerCase(), brand.toLowerCase()];
  const unbranded = name.length > 1 ? bare.replaceAll(name, ' ') : bare;
  const words = unbranded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words, priceCents, key: [name, ...words.slice(0, fewestSame)].join(' ') };
}

/** Whether two products are one in different colours or sizes: equal but for the ends of their titles. */
function areAlike(one: Read, other: Read): boolean {
  const [low, high] = [Math.min(one.priceCents, other.priceCents), Math.max(one.priceCents, other.priceCents)];
  if (one.key !== other.key || low < high * priceShare) return false;
  let same = 0;
  while (same < one.words.length && one.words[same] === other.words[same]) same++;
  const longest = Math.max(one.words.length, other.words.length);
  return same >= fewestSame && longest - same <= mostEnds && same >= longest / 2;
}

/** One of each product, in their order. */
export function withoutVariants<T extends Titled>(products: readonly T[]): T[] {
  const chosen = new Map<string, Read[]>();
  return products.filter((product) => {
    const one = read(product);
    const others = chosen.get(one.key) ?? [];
    if (others.some((other) => areAlike(one, other))) return false;
    chosen.set(one.key, [...others, one]);
    return true;
  });
}

/** A thing is named by so many words, without brand, measures and colours. */
const fewestNaming = 3;

/**
 * Products in their order, but among neighbours of equal fit those come last that are another seller's or brand's of the
 * same thing.
 * @param shown products before all of them
 */
export function repeatsLast<T extends Titled & { fit?: Fit }>(products: readonly T[], shown: Iterable<T> = []): T[] {
  const seen: ReadonlySet<string>[] = [];
  const isRepeat = ({ title, brand }: T) => {
    const words = new Set(headOf(title, brand));
    if (words.size < fewestNaming) return false;
    const isSeen = seen.some((other) => words.isSubsetOf(other) || other.isSubsetOf(words));
    seen.push(words);
    return isSeen;
  };
  for (const product of shown) isRepeat(product);
  const ordered: T[] = [];
  const repeats: T[] = [];
  for (const [index, product] of products.entries()) {
    if (product.fit !== products[index - 1]?.fit) ordered.push(...repeats.splice(0));
    if (isRepeat(product)) repeats.push(product);
    else ordered.push(product);
  }
  return [...ordered, ...repeats];
}
