import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LinkBase } from '../addresses.js';
import { bySlug } from '../assortment.js';
import type { ShelfChanges } from '../shelf-changes.js';
import { pictureOf } from '../pictures/picture.js';
import { catalogPage } from './catalog-page.js';
import { productPage } from './product-page.js';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
};
const pictureHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // A picture opened as a page may use its own styles, and nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=3600',
  'x-content-type-options': 'nosniff',
};

/** Pages and pictures of all products. */
export function shopRoutes(app: FastifyInstance, linkBase: LinkBase, shelves: ShelfChanges): void {
  const css = readFileSync(join(import.meta.dirname, '../../../public/shop.css'));
  app.get('/assets/shop.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));

  app.get<{ Querystring: { category?: string } }>('/shop', ({ query }, reply) =>
    reply.headers(headers).send(catalogPage(query.category)),
  );

  app.get<{ Params: { slug: string }; Querystring: { currency?: string } }>(
    '/shop/products/:slug',
    (request, reply) => {
      const product = bySlug.get(request.params.slug);
      if (!product) return reply.code(404).send({ message: 'No shop here has this product' });
      return reply.headers(headers).send(productPage(shelves.now(product), linkBase(request), request.query.currency));
    },
  );

  app.get<{ Params: { slug: string } }>('/shop/pictures/:slug.svg', ({ params }, reply) => {
    const product = bySlug.get(params.slug);
    if (!product) return reply.code(404).send({ message: 'There is no such picture' });
    return reply.headers(pictureHeaders).send(pictureOf(product));
  });
}
