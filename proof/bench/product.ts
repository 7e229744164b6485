import { Product, unlimited } from '../world/product.ts';

/** Starts a product to measure. */
export const startProduct = (env: Record<string, string> = {}): Promise<Product> =>
  Product.start({ name: 'bench', host: '127.0.0.1', env: { ...unlimited, ...env } });
