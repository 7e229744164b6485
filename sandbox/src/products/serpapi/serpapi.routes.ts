import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FaultSwitches } from '../../faults/fault-switches.js';
import { pageOf, pictureAddressOf, type LinkBase } from '../addresses.js';
import type { ShopProduct } from '../assortment.js';
import { amountIn, marketIn, priceText, type Market } from '../markets.js';
import { findProducts } from './find-products.js';

type Query = Record<string, string | undefined>;

/** Results on one page. */
const pageLength = 40;
const engines = ['google_shopping', 'google_shopping_light'];

/** Where results are for, and how prices are written there. */
interface Place {
  market: Market;
  locale: string;
}

/** Today's shape of a result: without `link`, which only product pages have. */
const result = (product: ShopProduct, index: number, { market, locale, base }: Place & { base: string }) => ({
  position: index + 1,
  title: product.title,
  product_id: product.gtin,
  product_link: pageOf(base, product, market.currency),
  source: product.shop,
  multiple_sources: false,
  price: priceText(amountIn(market, product), market, locale),
  extracted_price: amountIn(market, product) / market.units,
  rating: product.rating,
  reviews: product.reviews,
  snippet: product.description,
  thumbnail: pictureAddressOf(base, product),
  delivery: 'Free delivery',
});

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

/** As Google does, the shops ask each country for prices in its own currency. */
function placeOf({ gl = 'us', hl = 'en' }: Query): Place | undefined {
  const market = marketIn(gl);
  return market && { market, locale: `${hl}-${gl.toUpperCase()}` };
}

function productsFor(q: string, { market }: Place, { min_price: min, max_price: max }: Query): ShopProduct[] {
  const amount = (text: string | undefined, otherwise: number) => (text ? Number(text) * market.units : otherwise);
  const priceOf = (product: ShopProduct) => amountIn(market, product);
  return findProducts({ q, min: amount(min, 0), max: amount(max, Infinity), priceOf });
}

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

      const place = placeOf(query);
      const base = linkBase(request);
      const found = place ? productsFor(query.q, place, query) : [];
      const results = found.slice(0, pageLength).map((each, index) => result(each, index, { ...place!, base }));
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
          ? { shopping_results: results }
          : { error: "Google hasn't returned any results for this query." }),
      };
    });
}
