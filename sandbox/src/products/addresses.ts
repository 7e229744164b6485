import type { FastifyRequest } from 'fastify';
import type { ShopProduct } from './assortment.js';

/** What links to the shops begin with, in the answer to a request. */
export type LinkBase = (request: FastifyRequest) => string;

/** Where a product's page and picture are, seen from outside. */
export const pageOf = (base: string, { slug }: ShopProduct): string => `${base}/shop/products/${slug}`;
export const pictureAddressOf = (base: string, { slug }: ShopProduct): string => `${base}/shop/pictures/${slug}.svg`;

/** `$1,234.50` */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
