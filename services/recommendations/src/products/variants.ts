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
  const [bare, name] = [title.trim().toLowerCase(), brand.toLowerCase()];
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
