import { aCaller } from '@presently/testing/a-caller';
import { Logger } from '@nestjs/common';
import { priceRanges } from '@presently/rules/vocabulary';
import fc from 'fast-check';
import { ProductSearch } from '../products/product-search.js';
import type { ProductOffer, ProductSource } from '../products/product-source.js';
import { aProfile } from '../recommendations.builders.js';
import { parseBudget } from './budget.js';
import type { Sketch } from './idea.js';
import { Shelf } from './shelf.js';

Logger.overrideLogger(false);

const anOffer = (n: number, offer: Partial<ProductOffer> = {}): ProductOffer => ({
  title: `Product number ${n}`,
  priceCents: 7_500,
  currency: 'USD',
  source: 'Fern & Kiln',
  image: `https://shop.example/${n}.svg`,
  link: `https://shop.example/${n}`,
  checkedAt: new Date('2026-11-01T00:00:00Z'),
  ...offer,
});
const aSketch = (n: number, words = ['clay', 'tools']): Sketch => ({
  id: `s${n}`,
  name: `Idea ${n}`,
  category: 'Making',
  description: 'Good.',
  reasoning: 'Pottery.',
  words,
});
const three = [1, 2, 3].map((n) => aSketch(n));
const searchOf = (source: Partial<ProductSource>) =>
  new ProductSearch([{ name: 'test', search: async () => [], ...source }], {
    PRODUCT_SOURCE_TIMEOUT_MS: 1_000,
  } as never);
const shelfOf = (source: Partial<ProductSource>, more: object = {}) =>
  new Shelf({
    search: searchOf(source),
    account: aCaller(),
    budget: parseBudget('50-100'),
    profile: aProfile(),
    signal: new AbortController().signal,
    ...more,
  });
const pricesOf = (products: { price: string }[]) =>
  products.map(({ price }) => Number(price.replaceAll(/[$,]/g, '')) * 100);

describe('the products of ideas', () => {
  it('are inside the budget, whatever the source returns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...priceRanges),
        fc.array(
          fc.record({ priceCents: fc.integer({ min: -5, max: 2_000_000 }), currency: fc.constantFrom('USD', 'EUR') }),
        ),
        async (budget, rows) => {
          const shelf = shelfOf({ search: async () => rows.map((row, n) => anOffer(n, row)) }, { budget });
          for (const { recommendation } of await shelf.stock(three)) {
            for (const cents of pricesOf(recommendation.realProducts)) {
              expect(cents).toBeGreaterThanOrEqual(budget.min);
              if (budget.max !== null) expect(cents).toBeLessThanOrEqual(budget.max);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('belong to one idea only, the first that matches', async () => {
    const ideas = await shelfOf({ search: async () => Array.from({ length: 8 }, (_, n) => anOffer(n)) }).stock(three);
    const titles = ideas.map(({ recommendation }) => recommendation.realProducts.map(({ title }) => title));
    expect(titles.map((list) => list.length)).toEqual([3, 3, 2]);
    expect(new Set(titles.flat()).size).toBe(8);
  });

  it('follow the order of the ideas, whichever search ends first', async () => {
    const waits = [40, 1, 20];
    const seen: string[] = [];
    let call = 0;
    const search = async () => {
      const n = call++;
      await new Promise((resolve) => setTimeout(resolve, waits[n]));
      return [1, 2, 3].map((k) => anOffer(n * 10 + k));
    };
    await shelfOf({ search }).stock(three, ({ recommendation }, index) => seen.push(`${index} ${recommendation.name}`));
    expect(seen).toEqual(['0 Idea 1', '1 Idea 2', '2 Idea 3']);
  });

  it('exclude given gifts, by address and by title', async () => {
    const profile = aProfile({
      given: [
        { title: 'Something else', url: 'http://www.shop.example/1/?utm_source=mail' },
        { title: 'PRODUCT, number 2', url: null },
      ],
    });
    const [idea] = await shelfOf({ search: async () => [1, 2, 3].map((n) => anOffer(n)) }, { profile }).stock([
      aSketch(1),
    ]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual(['Product number 3']);
  });

  it('match the interest of their idea, the closest to the idea first', async () => {
    const search: ProductSource['search'] = async ({ words }) =>
      words.includes('clay')
        ? [anOffer(9), anOffer(4), anOffer(2)]
        : words[0] === 'pottery' && words.length === 1
          ? [1, 2, 3, 4, 5].map((n) => anOffer(n))
          : [];
    const sketch = { ...aSketch(1, ['pottery', 'clay']), interest: 'pottery' };
    const [idea] = await shelfOf({ search }).stock([sketch]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual([
      'Product number 4',
      'Product number 2',
      'Product number 1',
    ]);
  });

  it('are missing if no shop answers, and the shelf is incomplete', async () => {
    const shelf = shelfOf({ search: () => Promise.reject(new Error('down')) });
    const [idea] = await shelf.stock([aSketch(1)]);
    expect(idea!.recommendation).toMatchObject({ realProducts: [], estimatedPrice: '$50 – $100' });
    expect(shelf.isIncomplete).toBe(true);
  });

  it('form ideas of one kind each, then of several, if few match an interest', async () => {
    const search: ProductSource['search'] = async ({ words }) =>
      words.includes('gift')
        ? [...[1, 2, 3].map((n) => anOffer(n, { category: 'Music > Pianos' })), ...[4, 5, 6, 7].map((n) => anOffer(n))]
        : [];
    const ideas = await shelfOf({ search }).ofWhatThereIs(4);
    expect(ideas.map(({ recommendation }) => [recommendation.name, recommendation.realProducts.length])).toEqual([
      ['Something special: Pianos', 3],
      ['Something special: a grand surprise', 3],
    ]);
  });

  it('form an idea around all interests before that', async () => {
    const search: ProductSource['search'] = async ({ words }) =>
      words.includes('gift') ? [] : [1, 2, 3].map((n) => anOffer(n));
    const [idea] = await shelfOf({ search }).ofWhatThereIs(4);
    expect(idea!.recommendation.reasoning).toContain('pottery, sourdough baking, and trail running');
  });

  it('are free for other ideas after their release', async () => {
    const shelf = shelfOf({ search: async () => [1, 2, 3].map((n) => anOffer(n)) });
    const [idea] = await shelf.stock([aSketch(1)]);
    shelf.giveBack(idea!);
    const [other] = await shelf.stock([aSketch(2)]);
    expect(other!.recommendation.realProducts).toEqual(idea!.recommendation.realProducts);
  });
});
