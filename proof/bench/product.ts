import { Product } from '../world/product.ts';

/** Switches off the limits that the load would run into. */
export const unlimited = { RATE_LIMIT: 'off', REGISTRATIONS_PER_HOUR: '1000' };

/** Starts a product to measure. */
export const startProduct = (env: Record<string, string> = {}): Promise<Product> =>
  Product.start({ name: 'bench', host: '127.0.0.1', env: { ...unlimited, ...env } });
