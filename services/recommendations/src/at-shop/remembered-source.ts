import { Logger } from '@nestjs/common';
import type { PlainQuery, PlainSource } from '../products/cached-source.js';
import type { ProductOffer } from '../products/product-source.js';
import type { CheckProducts } from './check-products.js';

/** A shop whose answers also say where each product can be looked up later. */
export class RememberedSource implements PlainSource {
  private readonly logger = new Logger(RememberedSource.name);

  constructor(
    private readonly source: PlainSource,
    private readonly products: Pick<CheckProducts, 'remember'>,
  ) {}

  get name(): string {
    return this.source.name;
  }

  async search(query: PlainQuery): Promise<ProductOffer[]> {
    const offers = await this.source.search(query);
    // The search does not wait for it.
    this.products
      .remember(offers, offers[0]?.checkedAt ?? new Date())
      .catch((error: unknown) => this.logger.warn(`Offers were not remembered: ${String(error)}`));
    return offers;
  }
}
