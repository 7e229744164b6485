/**
 * What the published schemas of UCP 2026-08-25 require of the answers that the shop gives, in our own words:
 * `discovery/profile.json`, `service.json`, `capability.json`, `shopping/catalog_search.json`,
 * `shopping/catalog_lookup.json`, and the types of products, variants and prices. Other members are allowed there, too.
 * The requests, our own profile, messages, refusals and carts are in `published-calls.builders.ts`. The schemas
 * themselves are published under the Apache License 2.0 at https://ucp.dev/2026-08-25/schemas/.
 */
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: object, more = {}) => ({ type: 'array', items, ...more });
const text = { type: 'string' };
const uri = { type: 'string', format: 'uri' };
const amount = { type: 'integer', minimum: 0 };
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const registry = (items: object) => ({
  type: 'object',
  propertyNames: { pattern: String.raw`^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9_-]*)+$` },
  additionalProperties: list(items),
});
const message = ref('message');

export const definitions = {
  version: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` },
  service: {
    ...object(
      { version: ref('version'), transport: { enum: ['rest', 'mcp', 'a2a', 'embedded'] } },
      { spec: uri, schema: uri, endpoint: uri },
    ),
    anyOf: [{ properties: { transport: { const: 'embedded' } } }, { required: ['endpoint'] }],
  },
  capability: object({ version: ref('version'), schema: uri }, { spec: uri }),
  active_capability: object({ version: ref('version') }),
  business_profile: object({
    ucp: object(
      {
        version: ref('version'),
        services: registry(ref('service')),
        payment_handlers: { type: 'object' },
      },
      { capabilities: registry(ref('capability')), supported_versions: { additionalProperties: uri } },
    ),
  }),
  catalog_metadata: object(
    { version: ref('version') },
    { capabilities: registry(ref('active_capability')), status: { enum: ['success', 'error'] } },
  ),

  price: object({ amount, currency: { type: 'string', pattern: '^[A-Z]{3}$' } }),
  price_range: object({ min: ref('price'), max: ref('price') }),
  description: { type: 'object', minProperties: 1, properties: { plain: text, html: text, markdown: text } },
  media: object({ type: text, url: uri }, { alt_text: text }),
  category: object({ value: text }, { taxonomy: text }),
  rating: object(
    { value: { type: 'number' }, scale_max: { type: 'number' } },
    { scale_min: { type: 'number' }, count: amount },
  ),
  variant: object(
    { id: text, title: text, description: ref('description'), price: ref('price') },
    {
      url: uri,
      sku: text,
      condition: text,
      barcodes: list(object({ type: text, value: text })),
      availability: { type: 'object', properties: { available: { type: 'boolean' }, status: text } },
      media: list(ref('media')),
      seller: { type: 'object', properties: { name: text } },
      options: list(object({ name: text, label: text }, { id: text })),
    },
  ),
  product: object(
    {
      id: text,
      title: text,
      description: ref('description'),
      price_range: ref('price_range'),
      variants: list(ref('variant'), { minItems: 1 }),
    },
    {
      handle: text,
      brand: text,
      url: uri,
      categories: list(ref('category')),
      media: list(ref('media')),
      rating: ref('rating'),
      options: list(object({ name: text, values: list(object({ label: text }, { id: text }), { minItems: 1 }) })),
      tags: list(text),
    },
  ),
  input: object({ id: text }, { match: { enum: ['exact', 'featured'] } }),
  found_product: {
    allOf: [ref('product')],
    properties: { variants: list(object({ inputs: list(ref('input'), { minItems: 1 }) })) },
  },
  search_response: object(
    { ucp: ref('catalog_metadata'), products: list(ref('product')) },
    {
      messages: list(message),
      pagination: object({ has_next_page: { type: 'boolean' } }, { cursor: text, total_count: amount }),
    },
  ),
  lookup_response: object(
    { ucp: ref('catalog_metadata'), products: list(ref('found_product')) },
    { messages: list(message) },
  ),
  get_product_response: object({ ucp: ref('catalog_metadata'), product: ref('product') }, { messages: list(message) }),
};
