import type { Provider } from '@nestjs/common';
import type { ProductSource } from './product-source.js';

/** Injects the sources, in the order in which they are asked. */
export const PRODUCT_SOURCES = Symbol('ProductSources');

export const productSources: Provider = {
  provide: PRODUCT_SOURCES,
  useFactory: (): ProductSource[] => [],
};
