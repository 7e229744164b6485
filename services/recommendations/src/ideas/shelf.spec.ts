import { aCaller } from '@presently/testing/a-caller';
import { Logger } from '@nestjs/common';
import { priceRanges } from '@presently/rules/vocabulary';
import fc from 'fast-check';
import { ProductSearch } from '../products/product-search.js';
import { offerKeys } from '../products/offer-keys.js';
import type { ProductOffer, ProductSource } from '../products/product-source.js';
import { aProfile } from '../recommendations.builders.js';
import { parseBudget } from './budget.js';
import type { Sketch } from './idea.js';
import { Shelf } from './shelf.js';

Logger.overrideLogger(false);

const anOffer = (n: number, offer: Partial<ProductOffer> = {}): ProductOffer => ({
  title: `${n}. product`,
  category: 'Crafts > Pottery',
  priceCents: 7_500,
  currency: 'USD',
  source: 'Fern & Kiln',
  image: `https://shop.example/${n}.svg`,
  link: `https://shop.example/${n}`,
  checkedAt: new Date('2026-11-01T00:00:00Z'),
  ...offer,
});
const aSketch = (n: number, words: string[] = ['pottery'], interest = 'pottery'): Sketch => ({
  id: `s${n}`,
  name: `Idea ${n}`,
  category: 'Making',
  description: 'Good.',
  reasoning: 'Pottery.',
  words,
  interest,
});
const three = ['pottery', 'clay', 'ceramics'].map((interest, n) => aSketch(n + 1, [interest], interest));
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
  it('are dealt so that each idea about few products has one that is surely about it', async () => {
    const item = (n: number, fit: 3 | 5) => anOffer(n, { fit, item: { feed: 'f', id: `${n}` } });
    const offers = [...[1, 2, 3].map((n) => item(n, 5)), ...[4, 5, 6, 7, 8, 9].map((n) => item(n, 3))];
    const shelf = shelfOf({ search: async () => offers });
    const sketches = [1, 2, 3].map((n) => aSketch(n));
    const ideas = await shelf.stock(sketches);
    expect(ideas.map((idea, n) => shelf.bearsOut({ ...sketches[n]!, name: 'For pottery' }, idea))).toEqual([
      true,
      true,
      true,
    ]);
    expect(ideas.flatMap(({ recommendation }) => recommendation.realProducts)).toHaveLength(9);
  });

  it('are of the decade that the interest names, if there are any', async () => {
    const interest = '1980s music';
    const ask = async (songs: number) => {
      const item = (n: number, title: string) => anOffer(n, { title, fit: 5, item: { feed: 'f', id: `${n}` } });
      const titles = Array.from({ length: 9 }, (_, n) => `Music ${n}${n < songs ? ', best of the 80s' : ''}`);
      const search = async () => titles.map((title, n) => item(n, title));
      const shelf = shelfOf({ search }, { profile: aProfile({ interests: [interest] }) });
      const [idea] = await shelf.stock(
        [aSketch(1, [interest], interest)],
        () => {},
        () => 9,
      );
      const names = { ...aSketch(1), name: 'For 1980s music', reasoning: '' };
      return [idea!.recommendation.realProducts.length, shelf.bearsOut(names, idea!)];
    };
    expect([await ask(4), await ask(2), await ask(0)]).toEqual([
      [4, true],
      [2, true],
      [9, false],
    ]);
  });

  it('are dealt so that each idea has one that says so in its title, too', async () => {
    const item = (n: number, title: string) => anOffer(n, { title, fit: 5, item: { feed: 'f', id: `${n}` } });
    const offers = ['kiln', 'glaze', 'apron'].map((thing, n) => item(n, `Pottery ${thing}`));
    offers.push(...[4, 5, 6, 7, 8, 9].map((n) => item(n, `${n}. wheel`)));
    const ideas = await shelfOf({ search: async () => offers }).stock([1, 2, 3].map((n) => aSketch(n)));
    const titles = ideas.map(({ recommendation }) => recommendation.realProducts.map(({ title }) => title));
    expect(titles.map((some) => some.filter((title) => title.startsWith('Pottery')).length)).toEqual([1, 1, 1]);
  });

  it('have one that is surely about it among the first, where there are many', async () => {
    const item = (n: number, fit: 3 | 5) => anOffer(n, { fit, item: { feed: 'f', id: `${n}` } });
    const offers = Array.from({ length: 30 }, (_, n) => item(n, n < 28 ? 3 : 5));
    const shelf = shelfOf({ search: async () => offers });
    const [idea] = await shelf.stock([aSketch(1)]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual(
      [28, 0, 1].map((n) => anOffer(n).title),
    );
  });

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
    await shelfOf({ search }).stock(three, ({ recommendation }, index) => {
      seen.push(`${index} ${recommendation.name}`);
    });
    expect(seen).toEqual(['0 Idea 1', '1 Idea 2', '2 Idea 3']);
  });

  it('exclude given gifts, by address and by title', async () => {
    const profile = aProfile({
      given: [
        { title: 'Something else', url: 'http://www.shop.example/1/?utm_source=mail' },
        { title: '2, PRODUCT', url: null },
      ],
    });
    const [idea] = await shelfOf({ search: async () => [1, 2, 3].map((n) => anOffer(n)) }, { profile }).stock([
      aSketch(1),
    ]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual(['3. product']);
  });

  it('are about the interest, whatever a source without categories returns', async () => {
    const titles = ['Pottery wheel', 'Candle in a tin', 'Tool roll for pottery'];
    const search = async () => titles.map((title, n) => ({ ...anOffer(n, { title }), category: '' }));
    const [idea] = await shelfOf({ search }).stock([aSketch(1)]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual([titles[0], titles[2]]);
  });

  it('are what the idea promises beyond its interest', async () => {
    const titles = ['Glaze brush', 'Pottery tool roll', 'Clay tool set', 'Kiln'];
    const search = async () => titles.map((title, n) => anOffer(n, { title }));
    const [idea] = await shelfOf({ search }).stock([aSketch(1, ['pottery', 'brush'])]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual(['Glaze brush']);
  });

  it('were not in the last set, as long as there are others', async () => {
    const search = async () => [1, 2, 3, 4].map((n) => anOffer(n));
    const last = new Set([1, 2].flatMap((n) => offerKeys(anOffer(n))));
    const [idea] = await shelfOf({ search }, { last }).stock([aSketch(1)]);
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual([3, 4, 1].map((n) => anOffer(n).title));
  });

  it('are none of the last set where there is enough else, and sooner those than doubtful ones', async () => {
    const sure = Array.from({ length: 20 }, (_, n) => anOffer(n));
    const vague = anOffer(99, { title: 'Box', category: 'Boxes', fit: 3, item: { feed: 'f', id: '99' } });
    const last = new Set(sure.slice(0, 8).flatMap(offerKeys));
    const chooseFrom = async (offers: ReturnType<typeof anOffer>[]) => {
      const shelf = shelfOf({ search: async () => offers }, { last });
      const count = await shelf.choose(['pottery']);
      const ideas = await shelf.stock(Array.from({ length: 8 }, (_, n) => aSketch(n)));
      expect(ideas.flatMap(({ recommendation }) => recommendation.realProducts)).toHaveLength(count);
      return count;
    };
    expect(await chooseFrom([...sure, vague])).toBe(12);
    expect(await chooseFrom([...sure.slice(0, 11), vague])).toBe(12);
  });

  it('are missing if no shop answers, and the shelf is incomplete', async () => {
    const shelf = shelfOf({ search: () => Promise.reject(new Error('down')) });
    const [idea] = await shelf.stock([aSketch(1)]);
    expect(idea!.recommendation).toMatchObject({ realProducts: [], estimatedPrice: '$50 – $100' });
    expect(shelf.isIncomplete).toBe(true);
  });

  it('bear out only what is named for one of them', async () => {
    const shelf = shelfOf({ search: async () => [1, 2, 3].map((n) => anOffer(n)) });
    const [idea] = await shelf.stock([aSketch(1)]);
    const text = aSketch(1);
    expect(shelf.bearsOut(text, idea!)).toBe(true);
    for (const reasoning of ['For sourdough baking.', 'For trail running, too.', 'Magic tricks for all.'])
      expect([reasoning, shelf.bearsOut({ ...text, reasoning }, idea!)]).toEqual([reasoning, false]);
  });

  it('bear out an interest if one says it twice, or two say it once', async () => {
    const isBorneOut = async (...titles: string[]) => {
      const offers = titles.map((title, n) => anOffer(n, { title, fit: 5, item: { feed: 'f', id: `${n}` } }));
      const shelf = shelfOf({ search: async () => offers });
      const [idea] = await shelf.stock([aSketch(1)]);
      return shelf.bearsOut(aSketch(1), idea!);
    };
    expect(await isBorneOut('Walnut set')).toBe(false);
    expect(await isBorneOut('Walnut set', 'Oak set')).toBe(true);
    expect(await isBorneOut('Pottery set')).toBe(true);
  });

  it('for almost anybody are named so, and are of several kinds', async () => {
    const search: ProductSource['search'] = async ({ words }) =>
      ['chocolate', 'candles', 'notebooks'].includes(words[0]!)
        ? [1, 2].map((n) =>
            anOffer(n, { title: `${words[0]} ${n}`, link: `https://shop.example/${words[0]}${n}`, category: '' }),
          )
        : [];
    const idea = await shelfOf({ search }).forAnybody();
    expect(idea!.recommendation.name).toBe('Something for almost anybody');
    expect(idea!.recommendation.realProducts.map(({ title }) => title)).toEqual([
      'chocolate 1',
      'candles 1',
      'notebooks 1',
    ]);
  });

  it('for almost anybody are the surest: no yarn for a blanket', async () => {
    const of = (kind: string, title: string, category: string) =>
      anOffer(0, {
        title,
        category,
        fit: category ? 5 : 1,
        link: `https://shop.example/${kind}/${title}`,
        item: { feed: 'f', id: title },
      });
    const search: ProductSource['search'] = async ({ words: [kind = ''] }) =>
      kind === 'blankets'
        ? [of(kind, 'Blanket yarn', '')]
        : [of(kind, `Some ${kind} of walnut`, ''), of(kind, `${kind} in a box`, `Home > ${kind}`)];
    const idea = await shelfOf({ search }).forAnybody();
    const titles = idea!.recommendation.realProducts.map(({ title }) => title);
    expect(titles).toHaveLength(3);
    for (const title of titles) expect(title).toMatch(/ in a box$/);
  });

  it('are free for other ideas after their release', async () => {
    const shelf = shelfOf({ search: async () => [1, 2, 3].map((n) => anOffer(n)) });
    const [idea] = await shelf.stock([aSketch(1)], () => false);
    const [other] = await shelf.stock([aSketch(2)]);
    expect(other!.recommendation.realProducts).toEqual(idea!.recommendation.realProducts);
  });
});
