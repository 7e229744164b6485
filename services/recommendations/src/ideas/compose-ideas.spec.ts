import { Logger } from '@nestjs/common';
import { Clock } from '@presently/service/clock';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Model } from '../model/model.js';
import { ProductSearch } from '../products/product-search.js';
import type { ProductSource } from '../products/product-source.js';
import { aProfile } from '../recommendations.builders.js';
import type { ModelIdea } from './ask-for-ideas.js';
import { parseBudget } from './budget.js';
import { ComposeIdeas, type Composition } from './compose-ideas.js';
import type { Idea } from './idea.js';

Logger.overrideLogger(false);

/** A shop with some of everything. */
const shop: ProductSource['search'] = async ({ words, min, limit }) =>
  Array.from({ length: Math.min(12, limit) }, (_, n) => ({
    title: `${words.join(' ')} ${n}`,
    priceCents: min + 100,
    currency: 'USD',
    source: 'Shop',
    image: `https://shop.example/${encodeURIComponent(words.join('-'))}-${n}.svg`,
    link: `https://shop.example/${encodeURIComponent(words.join('-'))}-${n}`,
    checkedAt: new Date(0),
  }));
const own = (name: string, words = [name]): ModelIdea => ({
  basedOn: undefined,
  name,
  category: name,
  description: 'The model says.',
  reasoning: 'The model knows pottery.',
  words,
});
const keeping = (id: string): ModelIdea => ({ ...own(`Better ${id}`), basedOn: id });

interface World {
  thinks?: () => Promise<ModelIdea[]>;
  search?: ProductSource['search'];
}
function compose({ thinks = async () => [], search = shop }: World, more: Partial<Composition> = {}) {
  const model = { isSandbox: true, answer: thinks } as unknown as Model;
  const products = new ProductSearch([{ name: 'shop', search }], { PRODUCT_SOURCE_TIMEOUT_MS: 1_000 } as never);
  const told: [number, string][] = [];
  const tell = ({ recommendation }: Idea, index: number) => void told.push([index, recommendation.name]);
  const run = new ComposeIdeas(model, products, new Clock(), { PRODUCTS_ARE_SANDBOX: false } as never).run({
    profile: aProfile(),
    budget: parseBudget('50-100'),
    signal: new AbortController().signal,
    deadline: Date.now() + 30_000,
    tell,
    ...more,
  });
  return { run, told };
}
const down = () => Promise.reject(new ModelUnavailable('down', 'nobody there'));
const namesOf = (ideas: Idea[]) => ideas.map(({ recommendation }) => recommendation.name);

describe('composing ideas', () => {
  it('shows our own first, and puts the words of the model in their place', async () => {
    const { run, told } = compose({ thinks: async () => [keeping('s1'), keeping('s3'), own('Quite new')] });
    const { set, isWhole } = await run;
    expect(told.slice(0, 8).map(([index]) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(told.slice(8)).toEqual([
      [0, 'Better s1'],
      [2, 'Better s3'],
      [1, 'Quite new'],
    ]);
    expect(namesOf(set.ideas).slice(0, 3)).toEqual(['Better s1', 'Quite new', 'Better s3']);
    expect(set.ideas).toHaveLength(8);
    // A kept idea keeps its products, so that no card jumps.
    expect(set.ideas[0]!.names).toEqual([told[0]![1], 'Better s1']);
    expect(set).toMatchObject({ source: 'model', isSandbox: true });
    expect(isWhole).toBe(true);
  });

  it('has at least six ideas with three products each, every product once', async () => {
    const { set } = await compose({ thinks: async () => [own('One'), own('Two'), keeping('s2')] }).run;
    const products = set.ideas.map(({ recommendation }) => recommendation.realProducts);
    expect(products.filter((list) => list.length >= 3).length).toBeGreaterThanOrEqual(6);
    const links = products.flat().map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
  });

  it('keeps an idea with products rather than take one that no shop knows', async () => {
    const search: ProductSource['search'] = async (query) => (query.words.includes('unicorn') ? [] : shop(query));
    const { set } = await compose({ thinks: async () => [own('Unicorn', ['unicorn'])], search }).run;
    expect(namesOf(set.ideas)).not.toContain('Unicorn');
    expect(set.ideas.every(({ recommendation }) => recommendation.realProducts.length > 0)).toBe(true);
  });

  it('stands by our own rules without the model, and is not worth keeping', async () => {
    const { set, isWhole } = await compose({ thinks: down }).run;
    expect(set).toMatchObject({ source: 'curator', isSandbox: false });
    expect(set.ideas).toHaveLength(8);
    expect(isWhole).toBe(false);
  });

  it('has ideas without products when no shop answers, and invents none', async () => {
    const { set, isWhole } = await compose({
      thinks: async () => [own('One'), own('Two')],
      search: () => Promise.reject(new Error('down')),
    }).run;
    expect(namesOf(set.ideas)).toEqual(expect.arrayContaining(['One', 'Two']));
    expect(set.ideas.flatMap(({ recommendation }) => recommendation.realProducts)).toEqual([]);
    expect(isWhole).toBe(false);
  });

  it('ends when nobody waits any more', async () => {
    const leaving = new AbortController();
    const { run } = compose(
      {
        search: ({ signal }) =>
          new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
      },
      { signal: leaving.signal },
    );
    leaving.abort(new Error('gone'));
    await expect(run).rejects.toThrow('gone');
  });
});
