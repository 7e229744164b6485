interface Branded {
  title: string;
  brand: string;
}

/** Of one brand, before others have had their turn. */
const inARow = 2;

/** Keeps the order, but lets no brand fill the list while others are there: what is too much of one comes later. */
export function spread<T extends Branded>(products: readonly T[]): T[] {
  const counts = new Map<string, number>();
  const late: T[] = [];
  const first = products.filter((product) => {
    const brand = product.brand.toLowerCase() || product.title;
    const count = (counts.get(brand) ?? 0) + 1;
    counts.set(brand, count);
    if (count > inARow) late.push(product);
    return count <= inARow;
  });
  return [...first, ...late];
}
