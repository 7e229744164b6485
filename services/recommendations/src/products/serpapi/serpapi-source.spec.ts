import { Sandbox } from '../../../../../sandbox/src/sandbox.js';
import { currencies } from '@presently/rules/currencies';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aQuery } from '../products.builders.js';
import { SerpApiError, SerpApiSource } from './serpapi-source.js';

describe('Google Shopping through SerpApi', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = new Sandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
    await sandbox.start();
  });
  afterAll(() => sandbox.stop());
  afterEach(() => setFault({ mode: 'ok' }));

  const setFault = (fault: object) =>
    fetch(`${sandbox.url}/faults/products`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const source = (url = sandbox.url) => new SerpApiSource(url, 'a-key');

  it('finds offers with working pages and pictures', async () => {
    const offers = await source().search(aQuery({ query: 'coffee', min: 50_00, max: 100_00 }));
    expect(offers.length).toBeGreaterThanOrEqual(3);
    for (const { priceCents, currency } of offers) {
      expect(priceCents >= 50_00 && priceCents <= 100_00).toBe(true);
      expect(currency).toBe('USD');
    }
    const [{ link, image, title }] = offers as [(typeof offers)[0]];
    expect(await (await fetch(link)).text()).toContain(title);
    expect((await fetch(image)).headers.get('content-type')).toMatch('image/svg+xml');
  });

  it('returns nothing without an error', async () => {
    expect(await source().search(aQuery({ query: 'zyzzyva' }))).toEqual([]);
    expect(await source().search(aQuery({ query: ' ' }))).toEqual([]);
  });

  it('throws when it is down', async () => {
    await setFault({ mode: 'down' });
    await expect(source().search(aQuery())).rejects.toThrow('fetch failed');
  });

  it('throws when it refuses, and pauses for a while', async () => {
    const serpApi = source();
    await setFault({ mode: 'reject' });
    await expect(serpApi.search(aQuery())).rejects.toThrow(/401.*Invalid API key/);
    await setFault({ mode: 'ok' });
    await expect(serpApi.search(aQuery())).rejects.toThrow(SerpApiError);
  });

  it('stops when the caller aborts', async () => {
    await setFault({ mode: 'slow', delayMs: 60_000 });
    const gone = new AbortController();
    const searching = source().search(aQuery({ signal: gone.signal }));
    setTimeout(() => gone.abort(new Error('closed')), 20);
    await expect(searching).rejects.toThrow('closed');
  });

  it('asks for the prices of the currency’s country', async () => {
    const offers = await source().search(aQuery({ query: 'coffee', currency: 'GBP', min: 50_00, max: 100_00 }));
    expect(offers.length).toBeGreaterThanOrEqual(3);
    for (const { priceCents, currency } of offers) {
      expect(priceCents >= 50_00 && priceCents <= 100_00).toBe(true);
      expect(currency).toBe('GBP');
    }
    const [{ link, priceCents }] = offers as [(typeof offers)[0]];
    expect(await (await fetch(link)).text()).toContain(`£${(priceCents / 100).toFixed(2)}`);
  });

  it('finds something in every currency of one country', async () => {
    const ofCountry = currencies.filter((currency) => source().canSearch(currency));
    expect(ofCountry.length).toBeGreaterThan(140);
    const counts = await Promise.all(
      ofCountry.map(async (currency) => {
        const offers = await source().search({ ...aQuery({ query: 'coffee', currency }), min: 0, max: null });
        return [currency, offers.filter((offer) => offer.currency === currency).length];
      }),
    );
    expect(counts.filter(([, count]) => Number(count) < 3)).toEqual([]);
  });

  describe('with other answers', () => {
    const asked: URLSearchParams[] = [];
    async function answer(status: number, body: string, query = aQuery()) {
      const server = createServer((request, response) => {
        asked.push(new URL(request.url!, 'http://a').searchParams);
        response.writeHead(status).end(body);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      try {
        return await source(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).search(query);
      } finally {
        server.close();
        server.closeAllConnections();
      }
    }
    const result = {
      title: 'Walnut bowl',
      source: 'Corner Shop',
      price: '$40.00',
      product_link: 'https://google.example/shopping/1',
      thumbnail: 'https://pictures.example/1.jpg',
    };
    it.each([
      ['EUR', '40,00 €', 40_00, 'de', '25', '50'],
      ['JPY', '¥4,800', 4_800, 'jp', '2500', '5000'],
      ['KWD', 'KWD 4.500', 4_500, 'kw', '2', '5'],
    ])('finds what costs %s %s', async (currency, price, cents, country, low, high) => {
      const body = { search_metadata: { status: 'Success' }, shopping_results: [{ ...result, price }, result] };
      const query = aQuery({ currency, min: 25_00, max: 50_00 });
      expect(await answer(200, JSON.stringify(body), query)).toMatchObject([{ priceCents: cents, currency }]);
      const { gl, min_price: min, max_price: max } = Object.fromEntries(asked.at(-1)!);
      expect([gl, min, max]).toEqual([country, low, high]);
    });

    it.each([
      ['EUR', 'fr', 'fr', 'fr'],
      ['EUR', undefined, 'de', 'en'],
      ['CHF', 'it', 'ch', 'it'],
    ] as const)('asks in %s for words in %s', async (currency, language, country, spoken) => {
      const body = JSON.stringify({ search_metadata: { status: 'Success' }, shopping_results: [] });
      await answer(200, body, { ...aQuery({ currency }), ...(language && { language }) } as ReturnType<typeof aQuery>);
      const { gl, hl } = Object.fromEntries(asked.at(-1)!);
      expect([gl, hl]).toEqual([country, spoken]);
    });

    const found = (...shopping_results: object[]) =>
      answer(200, JSON.stringify({ search_metadata: { status: 'Success' }, shopping_results }));

    it('prefers the shop’s own page and a picture with an address', async () => {
      const [offer] = await found({
        ...result,
        link: 'https://shop.example/1',
        thumbnail: 'data:image/webp;base64,AA',
        serpapi_thumbnail: 'https://serpapi.example/1.jpg',
      });
      expect(offer).toMatchObject({ link: 'https://shop.example/1', image: 'https://serpapi.example/1.jpg' });
    });

    it.each([
      ['Bowl\u0000\r\nx', 'Bowl x'],
      ['Bowl \ud800', 'Bowl \ufffd'],
      [`  Bowl ${'x'.repeat(900)}`, `Bowl ${'x'.repeat(493)}`],
    ])('takes the title %j as a line that can be kept', async (title, kept) => {
      expect((await found({ ...result, title }))[0]!.title).toBe(kept);
    });

    it.each([
      ['used', { second_hand_condition: 'used' }],
      ['unclear in its price', { price: '$40.00 to $60.00' }],
      ['priced in another currency', { price: '40,00 €' }],
      ['without a page', { product_link: undefined }],
      ['without a picture', { thumbnail: 'data:image/webp;base64,AA' }],
      ['without a shop', { source: 7 }],
      ['behind a link that runs', { product_link: 'javascript:alert(1)' }],
      ['behind a link with a password', { product_link: 'https://user:pass@shop.example/' }],
    ])('leaves out what is %s', async (_what, change) => {
      expect(await found({ ...result, ...change }, result)).toHaveLength(1);
    });

    it.each([
      ['a quota that is used up', 429, '{"error":"Your account has run out of searches."}', /429.*run out/],
      ['trouble of its own', 503, '<html>', /503/],
      ['a search that failed', 200, '{"search_metadata":{"status":"Error"},"error":"Timed out"}', /Timed out/],
      ['something that is no answer', 200, 'hello', /could not search/],
      ['its key in the reason', 400, '{"error":"Bad key a-key"}', /Bad key …/],
    ])('fails with %s', async (_what, status, body, message) => {
      await expect(answer(status, body)).rejects.toThrow(message);
    });
  });
});
