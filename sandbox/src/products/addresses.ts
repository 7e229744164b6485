import type { FastifyRequest } from 'fastify';
import type { ShopProduct } from './assortment.js';

/** The beginning of links to the shops, for the answer to a request. */
export type LinkBase = (request: FastifyRequest) => string;

/** The addresses of a product's page and picture. */
export const pageOf = (base: string, { slug }: ShopProduct): string => `${base}/shop/products/${slug}`;
export const pictureAddressOf = (base: string, { slug }: ShopProduct): string => `${base}/shop/pictures/${slug}.svg`;

/** `$1,234.50` */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
