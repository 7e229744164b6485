import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FaultSwitches } from '../../faults/fault-switches.js';
import { dollars, pageOf, pictureAddressOf, type LinkBase } from '../addresses.js';
import type { ShopProduct } from '../assortment.js';
import { findProducts } from './find-products.js';

type Query = Record<string, string | undefined>;

/** Results on one page. */
const pageLength = 40;
const engines = ['google_shopping', 'google_shopping_light'];

/** Today's shape of a result: without `link`, which only product pages have. */
const result = (product: ShopProduct, index: number, base: string) => ({
  position: index + 1,
  title: product.title,
  product_id: product.gtin,
  product_link: pageOf(base, product),
  source: product.shop,
  multiple_sources: false,
  price: dollars(product.priceCents),
  extracted_price: product.priceCents / 100,
  rating: product.rating,
  reviews: product.reviews,
  snippet: product.description,
  thumbnail: pictureAddressOf(base, product),
  delivery: 'Free delivery',
});

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });
const cents = (text: string | undefined, otherwise: number) => (text ? Math.round(Number(text) * 100) : otherwise);

/**
 * SerpApi's search for Google Shopping.
 * @param wait resolves after the given milliseconds, or when the fault changes
 */
export function serpApiRoutes(
  app: FastifyInstance,
  switches: FaultSwitches,
  linkBase: LinkBase,
  wait: (ms: number) => Promise<void>,
): void {
  for (const path of ['/search', '/search.json'])
    app.get<{ Querystring: Query }>(path, async (request, reply) => {
      const { query } = request;
      const fault = switches.get('products');
      if (fault.mode === 'down') return request.raw.destroy();
      if (fault.mode === 'slow') await wait(fault.delayMs);
      if (fault.mode === 'reject' || !query.api_key)
        return refuse(reply, 401, 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key');
      if (!engines.includes(query.engine ?? ''))
        return refuse(reply, 400, `Unsupported \`${query.engine ?? ''}\` search engine.`);
      if (!query.q?.trim()) return refuse(reply, 400, 'Missing query `q` parameter.');

      // The shops sell in dollars only, so that no other country has their prices.
      const isSold = (query.gl ?? 'us') === 'us';
      const range = { min: cents(query.min_price, 0), max: cents(query.max_price, Infinity) };
      const found = isSold ? findProducts({ q: query.q, ...range }) : [];
      const base = linkBase(request);
      const now = `${new Date().toISOString().slice(0, 19).replace('T', ' ')} UTC`;
      const { api_key: _, ...parameters } = query;
      return {
        search_metadata: {
          id: randomUUID().replaceAll('-', ''),
          status: 'Success',
          created_at: now,
          processed_at: now,
          total_time_taken: 0.01,
        },
        search_parameters: parameters,
        search_information: { shopping_results_state: found.length > 0 ? 'Results for exact spelling' : 'Fully empty' },
        ...(found.length > 0
          ? { shopping_results: found.slice(0, pageLength).map((product, index) => result(product, index, base)) }
          : { error: "Google hasn't returned any results for this query." }),
      };
    });
}
