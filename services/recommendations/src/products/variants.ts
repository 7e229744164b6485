interface Titled {
  title: string;
  brand?: string | undefined;
  priceCents: number;
}

interface Read {
  /** All words as one: "light stick" and "lightstick" are the same. */
  joined: string;
  words: readonly string[];
  priceCents: number;
}

/** Two colours or sizes of one product cost nearly the same. */
const priceShare = 0.85;
/** What differs is at one end of the title. At its beginning it is the colour, at its end often the thing itself. */
const fewestSame = { before: 3, behind: 2 } as const;
const mostOthers = 2;

function read({ title, brand = '', priceCents }: Titled): Read {
  const [lower, name] = [title.toLowerCase(), brand.toLowerCase()];
  const unbranded = name.length > 1 ? lower.replaceAll(name, ' ') : lower;
  const words = unbranded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return { joined: words.join(''), words, priceCents };
}

/** How many words two titles have in common from one end on. */
function sameFrom(one: readonly string[], other: readonly string[], at: (index: number) => number): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(at(same)) === other.at(at(same))) same++;
  return same;
}

/** Whether two products are one in different colours or sizes: equal but for one end of their titles. */
function areAlike(one: Read, other: Read): boolean {
  const [low, high] = [Math.min(one.priceCents, other.priceCents), Math.max(one.priceCents, other.priceCents)];
  if (low < high * priceShare) return false;
  if (one.joined !== '' && one.joined === other.joined) return true;
  const longest = Math.max(one.words.length, other.words.length);
  const first = sameFrom(one.words, other.words, (index) => index);
  const last = sameFrom(one.words, other.words, (index) => -1 - index);
  const same = Math.max(first >= fewestSame.before ? first : 0, last >= fewestSame.behind ? last : 0);
  return same > 0 && longest - same <= mostOthers && same >= longest / 2;
}

/** One of each product, in their order. */
export function withoutVariants<T extends Titled>(products: readonly T[]): T[] {
  const chosen: Read[] = [];
  return products.filter((product) => {
    const one = read(product);
    if (chosen.some((other) => areAlike(one, other))) return false;
    chosen.push(one);
    return true;
  });
}
