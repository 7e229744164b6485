import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { RecommendationsEnv } from '../env.js';
import type { ProductQuery, ProductSource } from './product-source.js';
import { ProductSearch, ProductsUnavailable } from './product-search.js';
import { anOffer, aQuery } from './products.builders.js';

const env = Object.assign(new RecommendationsEnv(), { PRODUCT_SOURCE_TIMEOUT_MS: 50 });
const source = (name: string, search: ProductSource['search'], isPaid = false): ProductSource => ({
  name,
  search,
  isPaid,
});
const down = source('down', () => Promise.reject(new Error('connection refused')));
const silent = source('silent', () => new Promise(() => undefined));
const search = (sources: ProductSource[], query: Partial<ProductQuery> = {}) =>
  new ProductSearch(sources, env).search(aQuery(query));

describe('a search for products', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('uses a source that costs money only if fewer than six products match the query', async () => {
    const offers = Array.from({ length: 12 }, () => anOffer());
    const asked: string[] = [];
    const remembering = (name: string, found: typeof offers) =>
      source(
        name,
        async () => {
          asked.push(name);
          return found;
        },
        name === 'serpapi',
      );
    const sources = (own: typeof offers) => [remembering('catalogue', own), remembering('serpapi', offers.slice(6))];
    expect(await search(sources(offers.slice(0, 6)), { limit: 10 })).toEqual(offers.slice(0, 6));
    expect(await search(sources(offers.slice(0, 2)), { limit: 2 })).toEqual(offers.slice(0, 2));
    expect(asked).toEqual(['catalogue', 'catalogue']);
    const both = await search(sources(offers.slice(0, 5)), { limit: 10 });
    expect(both).toHaveLength(10);
    expect(new Set(both)).toEqual(new Set([...offers.slice(0, 5), ...offers.slice(6, 11)]));
    expect(asked.slice(2)).toEqual(['catalogue', 'serpapi']);
  });

  it('asks the sources that cost nothing side by side, and shows what they have in turn', async () => {
    const offers = Array.from({ length: 16 }, () => anOffer());
    const [own, shop] = [offers.slice(0, 8), offers.slice(8)];
    const found = await search([source('catalogue', async () => own), source('ucp', async () => shop)], { limit: 6 });
    expect(found).toEqual([own[0], shop[0], own[1], shop[1], own[2], shop[2]]);
  });

  it('waits a moment for a slower source if there is enough, and for its time if there is not', async () => {
    const [own, late] = [Array.from({ length: 8 }, () => anOffer()), anOffer()];
    let isCalledOff = false;
    const slow = source('ucp', async ({ signal }) => {
      signal!.addEventListener('abort', () => (isCalledOff = true));
      await sleep(2_500, undefined, { signal: signal! });
      return [late];
    });
    const patient = new ProductSearch(
      [source('catalogue', async () => own), slow],
      Object.assign(new RecommendationsEnv(), { PRODUCT_SOURCE_TIMEOUT_MS: 5_000 }),
    );
    expect(await patient.search(aQuery({ limit: 20 }))).toEqual(own);
    expect(isCalledOff).toBe(true);
    own.splice(2);
    expect(await patient.search(aQuery({ limit: 20 }))).toEqual([own[0], late, own[1]]);
  });

  it('puts matches of the query first, and does not count others as enough', async () => {
    const phrases = Array.from({ length: 8 }, () => anOffer({ by: 'phrase' }));
    const shelf = anOffer({ by: 'shelf' });
    const match = anOffer();
    const sources = [source('catalogue', async () => [...phrases, shelf]), source('serpapi', async () => [match])];
    expect(await search(sources, { limit: 10 })).toEqual([match, ...phrases, shelf]);
  });

  it.each([
    ['is down', down],
    ['never answers', silent],
  ])('goes on when a source %s', async (_how, broken) => {
    const offer = anOffer();
    expect(await search([broken, source('well', async () => [offer])])).toEqual([offer]);
    expect(await search([source('well', async () => [offer]), broken])).toEqual([offer]);
  });

  it('throws if no source answers, unlike a search without results', async () => {
    await expect(search([down, silent])).rejects.toThrow(ProductsUnavailable);
    expect(await search([down, source('empty', async () => [])])).toEqual([]);
    expect(await search([])).toEqual([]);
  });

  it('says that there may be more where a source failed, also beside others that answer', async () => {
    const silence = async (sources: ProductSource[]) => {
      let isSilent = false;
      await new ProductSearch(sources, env).search(aQuery(), () => (isSilent = true)).catch(() => undefined);
      return isSilent;
    };
    const well = source('well', async () => [anOffer()]);
    const empty = source('empty', async () => []);
    expect(await silence([empty, down])).toBe(true);
    expect(await silence([silent, well])).toBe(true);
    expect(await silence([down])).toBe(true);
    expect(await silence([well, empty])).toBe(false);
    expect(await silence([])).toBe(false);
  });

  it('says nothing of a source that is called off, as there is enough', async () => {
    const offers = Array.from({ length: 8 }, () => anOffer());
    const slow = source('slow', ({ signal }) => sleep(60_000, [], { signal: signal!, ref: false }));
    const patient = Object.assign(new RecommendationsEnv(), { PRODUCT_SOURCE_TIMEOUT_MS: 5_000 });
    let isSilent = false;
    const searching = new ProductSearch([source('well', async () => offers), slow], patient);
    await searching.search(aQuery({ limit: 20 }), () => (isSilent = true));
    expect(isSilent).toBe(false);
  });

  it('stops when the caller aborts, without using the next source', async () => {
    const gone = new AbortController();
    let isAsked = false;
    const next = source(
      'next',
      async () => {
        isAsked = true;
        return [];
      },
      true,
    );
    const searching = search([silent, next], { signal: gone.signal });
    gone.abort(new Error('closed'));
    await expect(searching).rejects.toThrow('closed');
    expect(isAsked).toBe(false);
  });
});
