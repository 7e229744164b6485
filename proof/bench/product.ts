import { Product as StartedProduct } from '../world/product.ts';

/** So many requests of so few people as nobody would let pass. */
const unlimited = { RATE_LIMIT: 'off', MODEL_CALLS_PER_MINUTE: '10000', REGISTRATIONS_PER_HOUR: '1000' };

/** The whole product, to be measured. */
export class Product extends StartedProduct {
  /** @param env variables beyond the usual ones. */
  static start(env: Record<string, string> = {}): Promise<Product> {
    // What comes due is measured without the pause between looks.
    const usual = { ...unlimited, DUE_CHECK_MS: '50' };
    return new Product({ name: 'bench', env: { ...usual, ...env }, startsWithinMs: 300_000 }).launch();
  }
}
