import type { FastifyRequest } from 'fastify';
import type { ShopProduct } from './assortment.js';

/** The beginning of links to the shops, for the answer to a request. */
export type LinkBase = (request: FastifyRequest) => string;

/** The addresses of a product's page, with its prices in a currency, and of its picture. */
export const pageOf = (base: string, { slug }: ShopProduct, currency = 'USD'): string =>
  `${base}/shop/products/${slug}${currency === 'USD' ? '' : `?currency=${currency}`}`;
export const pictureAddressOf = (base: string, { slug }: ShopProduct): string => `${base}/shop/pictures/${slug}.svg`;
