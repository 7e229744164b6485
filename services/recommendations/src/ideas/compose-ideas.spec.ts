import { aCaller } from '@presently/testing/a-caller';
import { Logger } from '@nestjs/common';
import { Clock } from '@presently/service/clock';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { Model } from '../model/model.js';
import type { Question } from '../model/question.js';
import { ProductSearch } from '../products/product-search.js';
import { aQuery } from '../products/products.builders.js';
import type { Beside, ProductSource } from '../products/product-source.js';
import { aProfile } from '../recommendations.builders.js';
import type { ModelAnswer, ModelIdea } from './ask-for-ideas.js';
import { parseBudget } from './budget.js';
import { ComposeIdeas, type Composition } from './compose-ideas.js';
import type { Idea } from './idea.js';

Logger.overrideLogger(false);

const anOffer = (title: string, min: number) => ({
  title,
  priceCents: min + 100,
  currency: 'USD',
  source: 'Shop',
  image: `https://shop.example/${encodeURIComponent(title)}.svg`,
  link: `https://shop.example/${encodeURIComponent(title)}`,
  checkedAt: new Date(0),
});
/** A shop with products for all words. */
const shop: ProductSource['search'] = async ({ words, min, limit }) =>
  Array.from({ length: Math.min(30, limit) }, (_, n) => ({
    ...anOffer(`${words.join(' ')} ${n}`, min),
    category: `Hobbies > ${words[0]}`,
  }));
const own = (name: string): ModelIdea => ({
  basedOn: undefined,
  name,
  category: name,
  description: 'The model says.',
  reasoning: 'The model knows falconry.',
  words: ['falconry'],
  interest: 'falconry',
});
const keeping = (id: string): ModelIdea => ({
  ...own(`Better ${id}`),
  reasoning: 'The model has thought about it.',
  basedOn: id,
});

/** What the model answers about the products of a question, beside the fewest ideas that are read. */
function verdictIn({ data, read }: Question<ModelAnswer>, { rejects = none, finds = none }: World) {
  const { products, others } = data as Record<'products' | 'others', { number: number; title: string }[]>;
  const unsuitable = products.filter(({ title }) => rejects(title)).map(({ number }) => number);
  const found = others.filter(({ title }) => finds(title)).map(({ number }) => ({ product: number, interest: 2 }));
  const ideas = Array.from({ length: 6 }, (_, n) => ({ ...own(`Idea no. ${n}`), interest: 1, searchWords: ['bird'] }));
  return { ...read({ ideas, unsuitable, found }) };
}
const none = () => false;

interface World {
  thinks?: () => Promise<ModelIdea[]>;
  /** Whether the model finds a product unsuitable, by its title. */
  rejects?: (title: string) => boolean;
  /** Whether it finds one of the others suitable for archery. */
  finds?: (title: string) => boolean;
  search?: ProductSource['search'];
  beside?: Beside;
}
function compose(world: World, more: Partial<Composition> = {}) {
  const { thinks = async () => [], search = shop, beside = { perhaps: [], strangers: [] } } = world;
  const answer = async (question: Question<ModelAnswer>): Promise<ModelAnswer> => ({
    ...verdictIn(question, world),
    ideas: await thinks(),
  });
  const model = { isConfigured: true, isSandbox: true, answer } as unknown as Model;
  const products = new ProductSearch([{ name: 'shop', search, beside: async () => beside }], {
    PRODUCT_SOURCE_TIMEOUT_MS: 1_000,
  } as never);
  const sent: [number, string][] = [];
  const onIdea = ({ recommendation }: Idea, index: number) => void sent.push([index, recommendation.name]);
  const composed = new ComposeIdeas(model, products, new Clock(), { PRODUCTS_ARE_SANDBOX: false } as never).compose({
    account: aCaller(),
    profile: aProfile({ interests: ['falconry', 'archery', 'origami'] }),
    budget: parseBudget('50-100'),
    signal: new AbortController().signal,
    deadline: Date.now() + 30_000,
    onIdea,
    ...more,
  });
  return { composed, sent };
}
const down = () => Promise.reject(new ModelUnavailable('down', 'no answer'));
const namesOf = (ideas: Idea[]) => ideas.map(({ recommendation }) => recommendation.name);

describe('composing ideas', () => {
  it('shows our own ideas first, then rewords them', async () => {
    const { composed, sent } = compose({ thinks: async () => [keeping('s1'), keeping('s3'), own('Quite new')] });
    const { set, isWhole } = await composed;
    expect(sent.slice(0, 8).map(([index]) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(sent.slice(8)).toEqual([
      [0, 'Better s1'],
      [2, 'Better s3'],
      [1, 'Quite new'],
    ]);
    expect(namesOf(set.ideas).slice(0, 3)).toEqual(['Better s1', 'Quite new', 'Better s3']);
    expect(set.ideas).toHaveLength(8);
    // A kept idea keeps its products, so that no card moves.
    expect(set.ideas[0]!.names).toEqual([sent[0]![1], 'Better s1']);
    expect(set).toMatchObject({ source: 'model', isSandbox: true });
    expect(isWhole).toBe(true);
  });

  it('gives at least six ideas with three products each, every product once', async () => {
    const { set } = await compose({ thinks: async () => [own('One'), own('Two'), keeping('s2')] }).composed;
    const products = set.ideas.map(({ recommendation }) => recommendation.realProducts);
    expect(products.filter((list) => list.length >= 3).length).toBeGreaterThanOrEqual(6);
    const links = products.flat().map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
  });

  it('leaves out what is only perhaps about the person, if one gift is wanted', async () => {
    const titles = ['Falconry glove', 'Walnut bowl', 'Walnut box'];
    const search: ProductSource['search'] = async ({ words, min }) =>
      titles.map((title) => ({
        ...anOffer(title, min),
        category: 'Animals > Falconry & Archery',
        fit: 3,
        item: { feed: words[0]!, id: title },
      }));
    const shownFor = async (more: Partial<Composition>) => {
      const { set } = await compose(
        { thinks: down, search },
        { profile: aProfile({ interests: ['falconry'] }), ...more },
      ).composed;
      return set.ideas.flatMap(({ recommendation }) => recommendation.realProducts.map(({ title }) => title));
    };
    expect((await shownFor({})).toSorted()).toEqual(titles);
    expect(await shownFor({ enough: { likely: 6, inAll: 0, ofEach: 2 } })).toEqual(titles.slice(0, 1));
  });

  it('prefers an idea with products to one without', async () => {
    const unicorn = { ...own('Unicorn'), words: ['falconry', 'unicorn'] };
    const { set } = await compose({ thinks: async () => [unicorn] }).composed;
    expect(namesOf(set.ideas)).not.toContain('Unicorn');
    expect(set.ideas.every(({ recommendation }) => recommendation.realProducts.length > 0)).toBe(true);
  });

  it('does not show an idea that names an interest none of its products is about', async () => {
    const isFalse = { ...own('The best of archery'), reasoning: 'All about archery.' };
    const claims = { ...keeping('s1'), reasoning: 'With magic tricks on the list.' };
    const { set } = await compose({ thinks: async () => [isFalse, claims] }).composed;
    expect(JSON.stringify(set)).not.toMatch(/best of archery|magic tricks/);
    expect(set.ideas).toHaveLength(8);
  });

  /** A shop with a few products for archery on a shelf of its own, and others that only bear the word. */
  const butts: ProductSource['search'] = async (query) => {
    if (!query.words.includes('archery')) return [];
    const offers = (await shop(query)).slice(0, 12);
    return offers.map((offer, n) =>
      n % 2 === 0 ? offer : { ...offer, title: `Archery Lane mop no. ${n}`, category: `Archery Lane > Mops` },
    );
  };
  const titlesOf = (ideas: Idea[]) =>
    ideas.flatMap(({ recommendation }) => recommendation.realProducts.map(({ title }) => title));

  it('shows nothing that the model finds unsuitable, and other products in its place', async () => {
    const { set } = await compose({ rejects: (title) => title.includes('mop'), search: butts }).composed;
    expect(titlesOf([...set.ideas, ...set.spares])).toEqual(expect.not.arrayContaining([expect.stringMatching(/mop/)]));
    expect(titlesOf(set.ideas)).toHaveLength(6);
    const before = await compose({ search: butts }).composed;
    expect(titlesOf(before.set.ideas).join()).toMatch(/mop/);
  });

  it('withdraws ideas that lose all products', async () => {
    const mopsOnly: ProductSource['search'] = async (query) =>
      query.words.includes('candles')
        ? (await shop(query)).slice(0, 3)
        : (await butts(query)).filter(({ title }) => title.includes('mop'));
    const { composed, sent } = compose({ rejects: (title) => title.includes('mop'), search: mopsOnly });
    const { set } = await composed;
    expect(sent.length).toBeGreaterThan(1);
    expect(namesOf(set.ideas)).toEqual(['Something for almost anybody']);
    expect(sent.at(-1)).toEqual([0, 'Something for almost anybody']);
  });

  /** A shop that knows two things for archery by their words, and has a shelf beside it. */
  const beside: Beside = {
    perhaps: 'abcdef'.split('').map((n) => ({ ...anOffer(`Bracer ${n}`, 50_00), category: 'Hobbies > Arm guards' })),
    strangers: 'abcdefgh'.split('').map((n) => ({ ...anOffer(`Saucepan ${n}`, 50_00), category: `Kitchen > ${n}` })),
  };
  const bows: ProductSource['search'] = async (query) =>
    query.words.includes('archery') ? (await shop(query)).slice(0, 6) : [];
  const isPan = (title: string) => title.startsWith('Saucepan');

  it('shows what the model finds on shelves beside, until the set is full', async () => {
    const finds = (title: string) => title.startsWith('Bracer');
    const { set } = await compose({ rejects: isPan, finds, search: bows, beside }).composed;
    expect(titlesOf(set.ideas).filter(finds)).toHaveLength(6);
    expect(set.ideas.length).toBeGreaterThanOrEqual(4);
    expect(titlesOf(set.ideas).filter(isPan)).toEqual([]);
  });

  it('shows also the last of what the model finds, which alone bears out no name', async () => {
    const finds = (title: string) => /^Bracer [a-d]/.test(title);
    const three: ProductSource['search'] = async (query) => (await bows(query)).slice(0, 3);
    const { set } = await compose({ rejects: isPan, finds, search: three, beside }).composed;
    expect(titlesOf(set.ideas).filter(finds)).toHaveLength(4);
  });

  it.each<[string, Partial<World>]>([
    ['lets strangers pass', { finds: (title) => title.startsWith('Bracer') }],
    ['finds strangers', { rejects: isPan, finds: () => true }],
    ['is alone with what it says of a shelf', { rejects: isPan, finds: (title) => title === 'Bracer a' }],
    ['finds nothing', { rejects: isPan }],
  ])('shows only what shops have found if the model %s', async (_what, world) => {
    const { set } = await compose({ search: bows, beside, ...world }).composed;
    expect(titlesOf(set.ideas)).toHaveLength(6);
    expect(titlesOf(set.ideas).join()).not.toMatch(/Bracer|Saucepan/);
  });

  it('shows what it had left out as doubtful if the model, which rejects strangers, does not reject it', async () => {
    const words = 'lamp tray mug shelf broom ladder clock pillow kettle basket mirror stool vase rug hook bell fan jar';
    const titles = words.split(' ').map((word) => `${word} holder`);
    const search: ProductSource['search'] = async ({ words }) =>
      words.includes('archery')
        ? titles.map((title, n) => ({ ...anOffer(title, 50_00), fit: 3 as const, item: { feed: 'f', id: `${n}` } }))
        : [];
    const shownOf = async (world: World) => titlesOf((await compose({ search, beside, ...world }).composed).set.ideas);
    const isEarly = (title: string) => titles.slice(0, 8).includes(title);
    const rejects = (title: string) => isPan(title) || isEarly(title);
    const judged = await shownOf({ rejects });
    expect(judged).toHaveLength(10);
    expect(judged.filter(rejects)).toEqual([]);
    expect((await shownOf({ rejects: isEarly })).length).toBeLessThan(10);
  });

  it('does not believe a model that rejects what is surely about an interest', async () => {
    const { set } = await compose({ rejects: () => true }).composed;
    const { set: usual } = await compose({}).composed;
    expect(titlesOf(set.ideas)).toEqual(titlesOf(usual.ideas));
    expect(titlesOf(set.ideas).length).toBeGreaterThan(9);
  });

  it('shows a short set if shops have little, and says so if they have nothing', async () => {
    const little: ProductSource['search'] = async (query) =>
      query.words.includes('archery') ? (await shop(query)).slice(0, 4) : [];
    const short = await compose({ thinks: down, search: little }).composed;
    expect(short.set.ideas.map(({ recommendation }) => recommendation.realProducts.length)).toEqual([3, 1]);
    const nothing: ProductSource['search'] = async (query) => (query.words.includes('candles') ? shop(query) : []);
    const general = await compose({ thinks: async () => [own('One')], search: nothing }).composed;
    expect(namesOf(general.set.ideas)).toEqual(['Something for almost anybody']);
  });

  it('fills a short set with products of shelves of several interests, without naming one', async () => {
    const offersOf = async (fit: 1 | 4) =>
      (await shop({ ...aQuery(), words: ['thing'], min: 50_00, limit: 12 })).map((offer, n) => ({
        ...offer,
        category: 'Hobbies > Archery & Lassos',
        title: `${['Oak', 'Elm', 'Ash'][n % 3]} ${n} puzzlewood`,
        fit,
        item: { feed: 'f', id: `${n}` },
      }));
    const search: ProductSource['search'] = async ({ words }) => (words.includes('archery') ? offersOf(4) : []);
    const { ideas } = (await compose({ thinks: down, search }).composed).set;
    expect(ideas.flatMap(({ recommendation }) => recommendation.realProducts).length).toBeGreaterThanOrEqual(9);
    expect(new Set(namesOf(ideas)).size).toBe(ideas.length);
    const texts = ideas.map(({ recommendation: { name, description, reasoning } }) => name + description + reasoning);
    expect(texts.join(' ')).not.toMatch(/archery/i);
    const unsure = await compose({ thinks: down, search: async () => offersOf(1) }).composed;
    expect(namesOf(unsure.set.ideas)).toEqual(['Something for almost anybody']);
  });

  /** How many products each idea of a set has, if the shops have so many for each interest. */
  async function spread(counts: readonly number[]): Promise<number[]> {
    const interests = ['falconry', 'archery', 'origami', 'juggling', 'beekeeping'].slice(0, counts.length);
    const search: ProductSource['search'] = async (query) =>
      (await shop(query)).slice(0, counts[interests.indexOf(query.words[0]!)] ?? 0);
    const { set } = await compose({ thinks: down, search }, { profile: aProfile({ interests }) }).composed;
    return set.ideas.map(({ recommendation }) => recommendation.realProducts.length);
  }

  it.each([[[5, 1, 1, 1]], [[6, 3]], [[4, 1, 1, 1, 1]], [[7]], [[9]], [[7, 5]], [[10, 1]]])(
    'shows all of up to twelve products: %j',
    async (counts) => {
      const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
      expect(sum(await spread(counts))).toBe(sum(counts));
    },
  );

  it.each([[[8]], [[9]], [[12]], [[4, 4, 4]], [[5, 5, 3]], [[7, 5]], [[3, 3, 3, 3]]])(
    'has four ideas or more from eight products on: %j',
    async (counts) => {
      expect((await spread(counts)).length).toBeGreaterThanOrEqual(4);
    },
  );

  it('gives our own ideas without the model, which are not cached', async () => {
    const { set, isWhole } = await compose({ thinks: down }).composed;
    expect(set).toMatchObject({ source: 'curator', isSandbox: false });
    expect(set.ideas).toHaveLength(8);
    expect(isWhole).toBe(false);
  });

  it('gives ideas without products if no shop answers', async () => {
    const { set, isWhole } = await compose({
      thinks: async () => [own('One'), own('Two')],
      search: () => Promise.reject(new Error('down')),
    }).composed;
    expect(namesOf(set.ideas)).toEqual(expect.arrayContaining(['One', 'Two']));
    expect(set.ideas.flatMap(({ recommendation }) => recommendation.realProducts)).toEqual([]);
    expect(isWhole).toBe(false);
  });

  it('stops when the caller aborts', async () => {
    const leaving = new AbortController();
    const { composed } = compose(
      {
        search: ({ signal }) =>
          new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
      },
      { signal: leaving.signal },
    );
    leaving.abort(new Error('gone'));
    await expect(composed).rejects.toThrow('gone');
  });
});
