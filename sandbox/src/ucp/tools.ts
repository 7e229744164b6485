import * as v from 'valibot';
import { ucpAssortment, type ShopProduct } from '../products/assortment.js';
import type { ProductNow } from '../products/shelf-changes.js';
import { searchOf } from '../products/serpapi/find-products.js';
import { InvalidParams } from './invalid-params.js';
import { answered } from './profile.js';
import { priceOf } from './price-list.js';
import { toHostileProduct, toProduct, variantsOf } from './to-product.js';

interface Shop {
  /** The address of pages and pictures. */
  base: string;
  isHostile: boolean;
  now: (product: ShopProduct) => ProductNow;
}

const usualLimit = 10;
const mostAtOnce = 50;

const Meta = v.looseObject({
  'ucp-agent': v.looseObject({ profile: v.pipe(v.string(), v.url()) }),
});
const Cents = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const Context = v.optional(v.looseObject({ currency: v.optional(v.string()) }));
const Search = v.looseObject({
  context: Context,
  query: v.optional(v.string(), ''),
  filters: v.optional(v.looseObject({ price: v.optional(v.looseObject({ min: Cents, max: Cents })) })),
  pagination: v.optional(v.looseObject({ limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) })),
});
const Lookup = v.looseObject({
  context: Context,
  ids: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(mostAtOnce)),
});
const Detail = v.looseObject({ context: Context, id: v.string() });

const find = searchOf(ucpAssortment);
/** All words of the query in title, shelf or tags: a shop for makers has a kit for everything. */
function isMeant(product: ShopProduct, query: string): boolean {
  const text = `${product.title} ${product.category} ${product.interests.join(' ')}`.toLowerCase();
  return (query.toLowerCase().match(/[a-z0-9]{2,}/g) ?? []).every((word) => text.includes(word.replace(/s$/, '')));
}
const byId = new Map(
  ucpAssortment.flatMap((product): [string, ShopProduct][] => [
    [`prod_${product.slug}`, product],
    ...variantsOf(product).map(({ id }): [string, ShopProduct] => [id, product]),
  ]),
);
/** A product by its id or that of its variant. */
export const productOf = (id: string): ShopProduct | undefined => byId.get(id);
const notFound = (id: string) => ({ type: 'info', code: 'not_found', content: id });

/** The tools, by name. They take the `catalog` of the arguments. */
export const tools: Readonly<Record<string, (catalog: unknown, shop: Shop) => object>> = {
  search_catalog(given, { base, isHostile, now }) {
    const { query, filters, pagination, context } = check(Search, given, 'catalog');
    const { min = 0, max = Infinity } = filters?.price ?? {};
    const found = find({ q: query, min: 0, max: Infinity })
      .map(now)
      .filter((product) => {
        const { amount } = priceOf(product, context?.currency);
        return amount >= min && amount <= max && !product.isSoldOut && isMeant(product, query);
      });
    const page = found.slice(0, Math.min(pagination?.limit ?? usualLimit, mostAtOnce));
    return {
      ucp: answered('search'),
      products: page.map((product) => (isHostile ? toHostileProduct : toProduct)(product, base, context?.currency)),
      pagination: { has_next_page: false, total_count: found.length },
    };
  },

  lookup_catalog(given, { base, now }) {
    const { ids, context } = check(Lookup, given, 'catalog');
    const found = Map.groupBy(
      ids.filter((id) => byId.has(id)),
      (id) => byId.get(id)!,
    );
    const products = [...found].map(([product, asked]) => {
      const { variants, ...rest } = toProduct(now(product), base, context?.currency);
      const inputs = asked.map((id) => ({ id, match: id.startsWith('var_') ? 'exact' : 'featured' }));
      // Each variant says for which of the ids it stands.
      const found = variants.flatMap((variant, place) => {
        const own = inputs.filter(({ id }) => id === variant.id || (place === 0 && !id.startsWith('var_')));
        return own.length > 0 ? [{ ...variant, inputs: own }] : [];
      });
      return { ...rest, variants: found };
    });
    const messages = ids.filter((id) => !byId.has(id)).map(notFound);
    return { ucp: answered('lookup'), products, ...(messages.length > 0 && { messages }) };
  },

  get_product(given, { base, now }) {
    const { id, context } = check(Detail, given, 'catalog');
    const product = byId.get(id);
    if (product) return { ucp: answered('lookup'), product: toProduct(now(product), base, context?.currency) };
    const message = { type: 'error', code: 'not_found', content: id, severity: 'unrecoverable' };
    return { ucp: { ...answered('lookup'), status: 'error' }, messages: [message] };
  },
};

/** @throws InvalidParams that names the field */
export const checkMeta = (given: unknown): void => void check(Meta, given, 'meta');

function check<S extends v.GenericSchema>(schema: S, value: unknown, name: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const path = v.getDotPath(issues[0]);
  throw new InvalidParams(`${path ? `${name}.${path}` : name}: ${issues[0].message}`);
}
