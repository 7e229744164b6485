import { Sandbox } from '../sandbox.js';
import { assortment, ucpAssortment } from '../products/assortment.js';
import { problemsOf, type Published } from './problems-of.builders.js';

describe('the UCP shop', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterEach(() => setFault('ok'));
  afterAll(() => sandbox.stop());

  const meta = { 'ucp-agent': { profile: 'https://presently.example/ucp/agent/2026-08-25' } };
  async function rpc(method: string, params: object) {
    const answer = await fetch(`${sandbox.url}/ucp/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await answer.json()) as { result: { structuredContent: never }; error: { code: number; message: string } };
  }
  const setFault = (mode: string) =>
    fetch(`${sandbox.url}/faults/ucp`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
  const call = async (name: string, catalog: object) =>
    (await rpc('tools/call', { name, arguments: { meta, catalog } })).result.structuredContent;

  it('sells what no feed has', () => {
    expect(ucpAssortment.length).toBeGreaterThanOrEqual(30);
    const others = new Set(assortment.map(({ slug }) => slug));
    expect(ucpAssortment.filter(({ slug }) => others.has(slug))).toEqual([]);
  });

  it('has a profile of the published form', async () => {
    const profile = await (await fetch(`${sandbox.url}/ucp/.well-known/ucp`)).json();
    expect(problemsOf('business_profile', profile)).toEqual([]);
    expect(profile.ucp.services['dev.ucp.shopping'][0].endpoint).toBe(`${sandbox.url}/ucp/mcp`);
  });

  it('answers searches, look-ups and details in the published form', async () => {
    const found = await call('search_catalog', { query: 'bonsai', filters: { price: { max: 50_00 } } });
    expect(problemsOf('search_response', found)).toEqual([]);
    const { products } = found as { products: { id: string; price_range: { min: { amount: number } } }[] };
    expect(products.map(({ price_range }) => price_range.min.amount).toSorted((one, other) => one - other)).toEqual([
      23_00, 47_00,
    ]);

    const [first, second] = products.map(({ id }) => id);
    const variant = second!.replace('prod_', 'var_');
    const looked = await call('lookup_catalog', { ids: [first, variant, 'prod_none'] });
    expect(problemsOf('lookup_response', looked)).toEqual([]);
    expect(looked).toMatchObject({
      products: [
        { id: first, variants: [{ inputs: [{ id: first, match: 'featured' }] }] },
        { id: second, variants: [{ inputs: [{ id: variant, match: 'exact' }] }] },
      ],
      messages: [{ type: 'info', code: 'not_found', content: 'prod_none' }],
    });

    const detail = await call('get_product', { id: first });
    expect(problemsOf('get_product_response', detail)).toEqual([]);
  });

  it.each(['ok', 'hostile'] as const)(
    'answers about all it has in the published form, also when it is %s',
    async (mode) => {
      await setFault(mode);
      const ids = ucpAssortment.map(({ slug }) => `prod_${slug}`);
      for (const currency of ['USD', 'EUR', 'JPY', 'KWD', 'CHF']) {
        const context = { currency };
        for (const { title } of ucpAssortment) {
          const found = await call('search_catalog', { query: title, context });
          expect([title, (found as { products: object[] }).products.length > 0]).toEqual([title, true]);
          expect(problemsOf('search_response', found)).toEqual([]);
        }
        const looked = await call('lookup_catalog', { ids: ids.slice(0, 50), context });
        expect(problemsOf('lookup_response', looked)).toEqual([]);
      }
      for (const id of ids) expect(problemsOf('get_product_result', await call('get_product', { id }))).toEqual([]);
    },
  );

  it('refuses a product that it does not have in the published form', async () => {
    const refused = await call('get_product', { id: 'prod_none' });
    expect(problemsOf('error_response', refused)).toEqual([]);
    expect(problemsOf('get_product_result', refused)).toEqual([]);
    expect(refused).toMatchObject({ messages: [{ code: 'not_found' }] });
  });

  it.each([
    ['EUR', 20_00, 45_00],
    ['JPY', 3_000, 8_000],
    ['KWD', 5_000, 20_000],
  ])('has prices of its own for buyers who pay in %s, also for its filter', async (currency, min, max) => {
    const asked = { query: 'bonsai', context: { currency }, filters: { price: { min, max } } };
    const found = await call('search_catalog', asked);
    expect(problemsOf('search_response', found)).toEqual([]);
    const { products } = found as { products: { id: string; url: string; price_range: { min: object } }[] };
    expect(products.length).toBeGreaterThan(0);
    for (const { id, url, price_range: range } of products) {
      expect(range.min).toMatchObject({ currency });
      // Its page asks the same.
      expect(await (await fetch(url)).text()).toContain(
        `<meta property="product:price:currency" content="${currency}"`,
      );
      const detail = await call('get_product', { id, context: { currency } });
      expect(detail).toMatchObject({ product: { price_range: range } });
    }
  });

  it('makes baskets in the published form, with a page to go on at, until they are ordered or end', async () => {
    const item = `var_${ucpAssortment[0]!.slug}`;
    const line = (id: string) => ({ line_items: [{ item: { id }, quantity: 1 }], context: { address_country: 'DE' } });
    const tool = async (name: string, given: object) =>
      (await rpc('tools/call', { name, arguments: { meta, ...given } })).result.structuredContent as {
        id: string;
        currency: string;
        continue_url: string;
      };
    const cart = await tool('create_cart', { cart: line(item) });
    expect(problemsOf('cart', cart)).toEqual([]);
    expect(cart.currency).toBe('EUR');
    expect(await tool('get_cart', { id: cart.id })).toEqual(cart);

    expect(await (await fetch(cart.continue_url)).text()).toContain(ucpAssortment[0]!.title.replaceAll("'", '&#39;'));
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' };
    expect(await (await fetch(cart.continue_url, form)).text()).toContain('Thank you for your order');
    const gone = await tool('get_cart', { id: cart.id });
    expect(problemsOf('error_response', gone)).toEqual([]);
    expect(gone).toMatchObject({ messages: [{ code: 'not_found' }] });

    const none = await tool('create_cart', { cart: line('var_none') });
    expect(problemsOf('error_response', none)).toEqual([]);
    const ended = await tool('create_cart', { cart: line(item) });
    await fetch(`${sandbox.url}/shop/carts/${ended.id}`, { method: 'DELETE' });
    expect(await tool('get_cart', { id: ended.id })).toMatchObject({ messages: [{ code: 'not_found' }] });
  });

  it('has prices in dollars for currencies of no market', async () => {
    const found = await call('search_catalog', { query: 'bonsai', context: { currency: 'CHF' } });
    const { products } = found as { products: { price_range: { min: { currency: string } } }[] };
    expect(products.length).toBeGreaterThan(0);
    for (const { price_range: range } of products) expect(range.min.currency).toBe('USD');
  });

  it('is checked by schemas that notice a fault', () => {
    expect(problemsOf('search_response', { ucp: { version: '2026-08-25' }, products: [{ id: 'x' }] })).not.toEqual([]);
    expect(problemsOf('business_profile', { ucp: { version: 'new' } })).not.toEqual([]);
  });

  const ucp = { version: '2026-08-25' };
  const profile = { 'ucp-agent': { profile: 'https://a.example/me' } };
  const total = { type: 'total', amount: 40_00 };
  const subtotal = { type: 'subtotal', amount: 40_00 };
  const item = { id: 'var_bowl', title: 'Bowl', price: 40_00 };
  const cart = {
    ucp,
    id: 'cart_1',
    currency: 'USD',
    line_items: [{ id: 'line_1', item, quantity: 1, totals: [total] }],
    totals: [subtotal, total],
    continue_url: 'https://shop.example/cart',
  };
  const key = { kid: 'k', kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' };
  const platform = (signingKey: object) => ({
    ucp: { version: '2026-08-25', services: {}, payment_handlers: {} },
    signing_keys: [signingKey],
  });
  it.each<[Published, object, object]>([
    ['search_catalog', { meta: profile, catalog: {} }, { meta: {}, catalog: {} }],
    ['search_request', { filters: { price: { min: 1 } } }, { filters: { price: { min: 1.5 } } }],
    ['search_request', { pagination: { limit: 1 } }, { pagination: { limit: 0 } }],
    ['lookup_request', { ids: ['a'] }, { ids: [] }],
    ['create_cart_request', { line_items: [{ item: { id: 'a' }, quantity: 1 }] }, { line_items: [{ quantity: 1 }] }],
    ['cart_result', cart, { ...cart, totals: [total] }],
    ['cart_result', cart, { ...cart, totals: [subtotal, total, { type: 'gift wrap', amount: 3 }] }],
    ['cart_result', cart, { ...cart, line_items: [{ id: 'line_1', item, quantity: 0, totals: [] }] }],
    ['platform_profile', platform(key), platform({ ...key, d: 'AA' })],
    ['platform_profile', platform(key), platform({ ...key, alg: 'ES384' })],
    ['message', { type: 'info', content: 'x' }, { type: 'error', content: 'x', code: 'not_found' }],
  ])('and that tell right from wrong: %s', (definition, right, wrong) => {
    expect(problemsOf(definition, right)).toEqual([]);
    expect(problemsOf(definition, wrong)).not.toEqual([]);
  });

  it.each<[string, object]>([
    ['no profile of the agent', { name: 'search_catalog', arguments: { meta: {}, catalog: { query: 'bowl' } } }],
    [
      'a price that is no number',
      { name: 'search_catalog', arguments: { meta, catalog: { filters: { price: { max: '9' } } } } },
    ],
    ['a basket of nothing', { name: 'create_cart', arguments: { meta, cart: { line_items: [] } } }],
    ['a basket without an id', { name: 'get_cart', arguments: { meta } }],
    ['no ids', { name: 'lookup_catalog', arguments: { meta, catalog: { ids: [] } } }],
    ['more ids than it takes', { name: 'lookup_catalog', arguments: { meta, catalog: { ids: Array(51).fill('a') } } }],
    ['a tool that nobody has', { name: 'toString', arguments: { meta } }],
  ])('refuses %s as invalid parameters', async (_what, params) => {
    expect((await rpc('tools/call', params)).error.code).toBe(-32602);
  });
});
