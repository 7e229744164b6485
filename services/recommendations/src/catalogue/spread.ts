interface Branded {
  title: string;
  brand: string;
}

/** Products of one brand before other brands follow. */
const inARow = 2;

/** Keeps the order, but moves further products of one brand behind the other brands. */
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
