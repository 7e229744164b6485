import * as v from 'valibot';
import type { FastifyInstance } from 'fastify';
import { bySlug, type ShopProduct } from './assortment.js';

const Change = v.strictObject({
  /** In dollars. */
  price: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(1_000_000))),
  isSoldOut: v.optional(v.boolean()),
});

/** A product as it is in the shops now. */
export type ProductNow = ShopProduct & { isSoldOut: boolean };

/** What has become dearer, cheaper or sold out since the start: in the shop's pages, its feed, its search and by UCP. */
export class ShelfChanges {
  private readonly changes = new Map<string, Partial<ProductNow>>();
  /** Grows with each change. */
  version = 0;

  now(product: ShopProduct): ProductNow {
    return { ...product, isSoldOut: false, ...this.changes.get(product.slug) };
  }

  routes(app: FastifyInstance): void {
    app.put<{ Params: { slug: string } }>('/shop/products/:slug', async ({ params, body }, reply) => {
      const product = bySlug.get(params.slug);
      if (!product) return reply.code(404).send({ message: 'No shop here has this product' });
      const { success, output } = v.safeParse(Change, body);
      if (!success) return reply.code(400).send({ message: 'A product takes price, in dollars, and isSoldOut' });
      this.version++;
      this.changes.set(params.slug, {
        ...this.changes.get(params.slug),
        ...(output.price !== undefined && { priceCents: Math.round(output.price * 100) }),
        ...(output.isSoldOut !== undefined && { isSoldOut: output.isSoldOut }),
      });
      const { slug, priceCents, isSoldOut } = this.now(product);
      return { slug, price: priceCents / 100, isSoldOut };
    });
  }
}
