import { definitions } from './published.builders.js';

/**
 * What the published schemas of UCP 2026-08-25 require of whoever calls, of profiles, of refusals and of carts, in our
 * own words: `services/shopping/mcp.openrpc.json`, the requests of `shopping/catalog_search.json` and
 * `shopping/catalog_lookup.json`, the platform's side of `profile.json`, `service.json` and `capability.json`,
 * `common/types/message_*.json`, `common/types/error_response.json`, `shopping/cart.json` and the types of its lines.
 */
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const list = (items: object, more = {}) => ({ type: 'array', items, ...more });
const text = { type: 'string' };
const uri = { type: 'string', format: 'uri' };
const amount = { type: 'integer', minimum: 0 };
const reverseDomain = { type: 'string', pattern: String.raw`^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9_-]*)+$` };
const object = (required: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
});
const oneOf = (...names: string[]) => ({ oneOf: names.map(ref) });
/** With this member of this value, the others are needed. */
const needs = (name: string, value: string, required: string[]) => ({
  if: { required: [name], properties: { [name]: { const: value } } },
  // eslint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { required },
});
const algorithmOf = (crv: string, alg: string) => ({
  if: { required: ['crv'], properties: { crv: { const: crv } } },
  // eslint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { properties: { alg: { const: alg } } },
});
const named = (type: string) => ({ type: 'object', required: ['type'], properties: { type: { const: type } } });
const exactlyOne = (type: string) => ({ contains: named(type), minContains: 1, maxContains: 1 });
const contentType = { enum: ['plain', 'markdown'] };

const registryOf = (items: object) => ({
  type: 'object',
  propertyNames: reverseDomain,
  additionalProperties: list(items),
});
const secrets = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];
const knownTotals = ['subtotal', 'items_discount', 'discount', 'fulfillment', 'tax', 'fee', 'total'];
const signals = { type: 'object', propertyNames: reverseDomain };
const buyerSide = { context: ref('context'), signals, attribution: { type: 'object' } };

const profiles = {
  signing_key: {
    ...object({ kid: text, kty: text }, { crv: text, x: text, y: text, alg: text, use: text }),
    allOf: [
      needs('kty', 'EC', ['crv', 'x', 'y']),
      needs('kty', 'OKP', ['crv', 'x']),
      algorithmOf('P-256', 'ES256'),
      algorithmOf('P-384', 'ES384'),
      algorithmOf('Ed25519', 'EdDSA'),
    ],
    not: { anyOf: secrets.map((name) => ({ required: [name] })) },
  },
  platform_service: {
    ...object({ version: ref('version'), spec: uri, transport: { enum: ['rest', 'mcp', 'a2a', 'embedded'] } }),
    anyOf: [{ properties: { transport: { const: 'a2a' } } }, object({ schema: uri })],
  },
  platform_capability: object({ version: ref('version'), spec: uri, schema: uri }),
  platform_profile: object(
    {
      ucp: object(
        {
          version: ref('version'),
          services: registryOf(ref('platform_service')),
          payment_handlers: registryOf({ type: 'object' }),
        },
        { capabilities: registryOf(ref('platform_capability')) },
      ),
    },
    { signing_keys: list(ref('signing_key')) },
  ),
};

const requests = {
  meta: object({ 'ucp-agent': object({ profile: uri }) }, { 'idempotency-key': { type: 'string', format: 'uuid' } }),
  context: {
    type: 'object',
    properties: {
      address_country: text,
      address_region: text,
      postal_code: text,
      intent: text,
      language: text,
      currency: text,
      eligibility: list(reverseDomain, { uniqueItems: true }),
    },
  },
  search_filters: {
    type: 'object',
    properties: {
      categories: list(text),
      price: { type: 'object', properties: { min: amount, max: amount } },
      availability: list(text),
      brand: list(text),
    },
  },
  page_request: { type: 'object', properties: { cursor: text, limit: { type: 'integer', minimum: 1 } } },
  search_request: {
    type: 'object',
    properties: { query: text, ...buyerSide, filters: ref('search_filters'), pagination: ref('page_request') },
  },
  lookup_request: object({ ids: list(text, { minItems: 1 }) }, { ...buyerSide, filters: ref('search_filters') }),
  get_product_request: object(
    { id: text },
    { ...buyerSide, filters: ref('search_filters'), selected: list({ type: 'object' }), preferences: list(text) },
  ),
  create_cart_request: object(
    {
      line_items: list(
        object(
          { item: object({ id: text }), quantity: { type: 'integer', minimum: 1 } },
          { note: { type: 'string', maxLength: 500 } },
        ),
      ),
    },
    { ...buyerSide, buyer: { type: 'object' } },
  ),
  search_catalog: object({ meta: ref('meta'), catalog: ref('search_request') }),
  lookup_catalog: object({ meta: ref('meta'), catalog: ref('lookup_request') }),
  get_product: object({ meta: ref('meta'), catalog: ref('get_product_request') }),
  create_cart: object({ meta: ref('meta'), cart: ref('create_cart_request') }),
};

const answers = {
  error_message: object(
    {
      type: { const: 'error' },
      code: text,
      content: text,
      severity: { enum: ['recoverable', 'requires_buyer_input', 'requires_buyer_review', 'unrecoverable'] },
    },
    { path: text, content_type: contentType },
  ),
  warning_message: object(
    { type: { const: 'warning' }, code: text, content: text },
    { path: text, content_type: contentType },
  ),
  info_message: object(
    { type: { const: 'info' }, content: text },
    { path: text, code: text, content_type: contentType },
  ),
  message: oneOf('error_message', 'warning_message', 'info_message'),
  error_response: {
    ...object(
      {
        ucp: { allOf: [ref('catalog_metadata'), object({ status: { const: 'error' } })] },
        messages: list(ref('message'), { minItems: 1 }),
      },
      { continue_url: uri },
    ),
    additionalProperties: false,
  },
  get_product_result: oneOf('get_product_response', 'error_response'),

  total: object({ type: text, amount: { type: 'integer' } }, { display_text: text }),
  totals: {
    ...list({
      allOf: [
        ref('total'),
        { anyOf: [{ properties: { type: { enum: knownTotals } } }, { required: ['display_text'] }] },
      ],
    }),
    allOf: [exactlyOne('subtotal'), exactlyOne('total')],
  },
  item: object({ id: text, title: text, price: amount }, { image_url: uri }),
  line_item: object(
    { id: text, item: ref('item'), quantity: { type: 'integer', minimum: 1 }, totals: list(ref('total')) },
    { parent_id: text, note: { type: 'string', maxLength: 500 } },
  ),
  cart: object(
    {
      ucp: ref('catalog_metadata'),
      id: text,
      line_items: list(ref('line_item')),
      currency: text,
      totals: ref('totals'),
    },
    {
      context: ref('context'),
      messages: list(ref('message')),
      links: list(object({ type: text, url: uri })),
      continue_url: uri,
      expires_at: { type: 'string', format: 'date-time' },
    },
  ),
  cart_result: oneOf('cart', 'error_response'),
};

/** All of them, by the names of the published definitions. */
export const published = { ...definitions, ...profiles, ...requests, ...answers };
