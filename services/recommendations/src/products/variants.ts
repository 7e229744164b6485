import { bareTitle } from '../topics/head.js';

interface Titled {
  title: string;
  brand?: string | undefined;
  priceCents: number;
}

/** Two colours or sizes of one product cost nearly the same. */
const priceShare = 0.85;
const mostEnds = 2;

const wordsOf = ({ title, brand = '' }: Titled): string[] => {
  const bare = bareTitle(title).toLowerCase();
  const unbranded = brand.length > 1 ? bare.replaceAll(brand.toLowerCase(), ' ') : bare;
  return unbranded.match(/[\p{L}\p{N}]+/gu) ?? [];
};

/** Whether two products are one in different colours or sizes: equal but for the ends of their titles. */
export function areVariants(one: Titled, other: Titled): boolean {
  if ((one.brand ?? '').toLowerCase() !== (other.brand ?? '').toLowerCase()) return false;
  const [low, high] = [one.priceCents, other.priceCents].toSorted((a, b) => a - b) as [number, number];
  if (low < high * priceShare) return false;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  const longest = Math.max(first.length, second.length);
  return same >= 2 && longest - same <= mostEnds && same >= longest / 2;
}

/** One of each product, in their order. */
export function withoutVariants<T extends Titled>(products: readonly T[], beside: readonly Titled[] = []): T[] {
  const chosen: T[] = [];
  for (const product of products)
    if (![...beside, ...chosen].some((other) => areVariants(product, other))) chosen.push(product);
  return chosen;
}
