import { aCaller } from '@presently/testing/a-caller';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { recommendGifts, type Recommendation, type ToldIdea } from '@presently/contracts/recommendations/ideas';
import { priceRanges } from '@presently/rules/vocabulary';
import type { Caller } from '@presently/messaging/call-context';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { importKinds } from '../../test/kinds-shop.js';
import { good, picks, proposals } from '../../test/scripted-ideas.js';
import { ScriptedModel, type AskedData, type Script } from '../../test/scripted-model.js';
import { aRecipient, modelOf, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';
import { parseBudget } from './budget.js';

describe('composing ideas', () => {
  let model: ScriptedModel;
  let service: TestService;
  beforeAll(async () => {
    model = new ScriptedModel();
    await model.start();
    service = await TestService.start(definition, modelOf(model));
    await importKinds(service.database.url('recommendations', 'owner'));
  });
  afterAll(async () => {
    await service?.stop();
    model.stop();
  });
  beforeEach(() => {
    model.script = good;
    model.pauseMs = 0;
    model.streams = 'yes';
  });

  async function known(caller: Caller, recipient: Partial<RecipientEvent> = {}) {
    const event = aRecipient(caller, recipient);
    await service.publish(recipientChanged, event);
    await eventually(
      async () => (await service.query('select 1 from recipients where id = $1', [event.recipientId])).length,
    );
    return event;
  }
  const ask = (
    caller: Caller,
    { recipientId }: { recipientId: string },
    more: object = {},
    options: CallOptions = {},
  ) => service.call(recommendGifts, { recipientId, budget: '50-100', ...more }, { caller, ...options });
  const asked = () => model.asked('gift_ideas').length;
  const productsOf = (ideas: Recommendation[]) => ideas.flatMap(({ realProducts }) => realProducts);
  const cents = ({ price }: { price: string }) => Math.round(Number(price.replaceAll(/[$,]/g, '')) * 100);

  // First of all: picks for spares arrive after the set of an earlier test.
  it.each([0, 1])(
    'show by words alone, and keep for nobody, what a model picks that is honest %s times',
    async (honest) => {
      let asks = 0;
      model.script = {
        ...good,
        pick_products: (data) => {
          const all = data.ideas.map(({ number, listings }) => ({ idea: number, listings: listings.map(([n]) => n) }));
          return asks++ < honest ? picks(data) : { picks: all };
        },
      };
      const caller = aCaller();
      const { recommendations: ideas } = await ask(caller, await known(caller));
      expect([asks > honest, ideas.length > 4]).toEqual([true, true]);
      for (const { name, realProducts } of ideas.filter(({ name }) => name.startsWith('A fine')))
        for (const { title } of realProducts) expect(title).toContain(name.split(' ').at(-1)!);
      expect(await service.query('select product from picks')).toEqual([]);
    },
  );

  it('come from the model, with products inside the budget, each with one idea', async () => {
    const caller = aCaller();
    const recipient = await known(caller);
    const { recommendations: ideas, source, isSandbox } = await ask(caller, recipient);
    expect([source, isSandbox]).toEqual(['model', true]);
    expect(ideas).toHaveLength(8);
    for (const { name, realProducts, interests } of ideas) {
      expect([name, realProducts.length > 0]).toEqual([name, true]);
      expect(interests).toHaveLength(1);
    }
    expect(new Set(ideas.flatMap(({ interests = [] }) => interests)).size).toBe(4);
    const products = productsOf(ideas);
    expect(new Set(products.map(({ link }) => link)).size).toBe(products.length);
    for (const product of products) {
      expect(cents(product)).toBeGreaterThanOrEqual(50_00);
      expect(cents(product)).toBeLessThanOrEqual(100_00);
      expect(product.link).toMatch(/^https?:/);
      expect(product.image).toMatch(/^https?:/);
      expect(Date.parse(product.priceCheckedAt)).toBeGreaterThan(0);
    }
  });

  it('ask the model with decoys, and without a word of the shop in what it may say', async () => {
    const caller = aCaller();
    await ask(caller, await known(caller));
    const [proposing] = model.asked('gift_ideas').slice(-1);
    expect(proposing!.isStreamed).toBe(true);
    expect(proposing!.text).not.toMatch(/& Sons/);
    const questions = model.asked('pick_products').slice(-3);
    for (const { data } of questions)
      for (const { is, listings } of data.ideas) {
        const strange = listings.filter(([, title]) => !title.toLowerCase().includes(is.split(' ').at(-1)!));
        expect([is, strange.length >= 2]).toEqual([is, true]);
      }
  });

  it.each(priceRanges.map(({ label }) => [label]))('stay inside %s', async (label) => {
    const caller = aCaller();
    const { min, max } = parseBudget(label);
    const { recommendations: ideas } = await ask(caller, await known(caller), { budget: label });
    // Fewer where the shops have less that is about the person.
    expect(ideas.length).toBeGreaterThanOrEqual(1);
    for (const product of productsOf(ideas)) {
      expect(cents(product)).toBeGreaterThanOrEqual(min);
      expect(cents(product)).toBeLessThanOrEqual(max ?? Infinity);
    }
    for (const { estimatedPrice } of ideas) {
      for (const [price] of estimatedPrice.matchAll(/\d[\d,]*/g)) {
        expect(cents({ price })).toBeGreaterThanOrEqual(min);
        expect(cents({ price })).toBeLessThanOrEqual(max ?? Infinity);
      }
    }
  });

  it('are sent while the model writes: first the names, then the reasons, then the products', async () => {
    const caller = aCaller();
    const recipient = await known(caller, { interests: ['wombling', 'burbling'] });
    model.pauseMs = 15;
    const parts: ToldIdea[] = [];
    const { recommendations: ideas } = await ask(
      caller,
      recipient,
      {},
      { onPart: (part) => parts.push(part as ToldIdea) },
    );
    const ofFirst = parts.filter(({ index }) => index === 0).map(({ recommendation }) => recommendation);
    expect(ofFirst[0]).toMatchObject({ name: ideas[0]!.name, realProducts: [], isSearching: true });
    expect(ofFirst[0]!.reasoning.length).toBeLessThan(ideas[0]!.reasoning.length);
    expect(new Set(parts.map(({ index, recommendation }) => `${index} ${recommendation.name}`)).size).toBe(8);
    const last: Recommendation[] = [];
    for (const { index, recommendation } of parts) last[index] = recommendation;
    expect(last).toEqual(ideas);
    for (const { isSearching } of ideas) expect(isSearching).toBeUndefined();
  });

  it.each([['whole'], ['refuses']] as const)('also come from a server that does not stream: %s', async (streams) => {
    const caller = aCaller();
    model.streams = streams;
    const { recommendations: ideas, source } = await ask(caller, await known(caller));
    expect([source, ideas.length]).toEqual(['model', 8]);
  });

  it('have listings of what the model says, which may be more than their name', async () => {
    const caller = aCaller();
    model.script = {
      ...good,
      gift_ideas: (data) => ({
        ideas: proposals(data).ideas.map((idea) => ({ ...idea, is: `a fine ${idea.query} or a cup for it` })),
      }),
    };
    const before = model.asked('pick_products').length;
    const { recommendations: ideas } = await ask(caller, await known(caller, { birthday: '1991-05-04' }));
    const judged = model.asked('pick_products').slice(before);
    const wider = judged.flatMap(({ data }) => data.ideas.map(({ is }) => is).filter((is) => / or a cup/.test(is)));
    expect(wider.length).toBeGreaterThan(4);
    const own = ideas.filter(({ name }) => name.startsWith('A fine'));
    expect(own.length).toBeGreaterThan(4);
    for (const { description } of own) expect(description).toMatch(/^A fine .* or a cup for it\.$/);
  });

  it('show only products of which their words are true', async () => {
    const caller = aCaller();
    model.script = {
      ...good,
      pick_products: (data) => ({
        ...picks(data),
        untrue: picks(data).picks.flatMap(({ listings }) => listings.slice(1)),
      }),
    };
    // The age keeps the picks of earlier tests out.
    const { recommendations: ideas } = await ask(caller, await known(caller, { birthday: '1990-05-04' }));
    expect(ideas.length).toBeGreaterThan(4);
    for (const { name, realProducts } of ideas) expect([name, realProducts.length]).toEqual([name, 1]);
  });

  const glowing = ({ query }: { query: string }) => `Ida has a use for the ${query}. The ${query} glows in the dark.`;

  it('leave out the rest of a reason which a product breaks, and keep the product', async () => {
    const caller = aCaller();
    const withRest = (data: AskedData) => ({
      ideas: proposals(data).ideas.map((idea) => ({ ...idea, why: glowing(idea) })),
    });
    const breaking = (data: AskedData) => ({
      ...picks(data),
      untrueMore: picks(data).picks.flatMap(({ listings }, nth) => (nth % 2 === 0 ? listings.slice(0, 1) : [])),
    });
    model.script = { ...good, gift_ideas: withRest, pick_products: breaking };
    const recipient = await known(caller, { interests: ['wombling', 'burbling'], birthday: '1989-05-04' });
    const { recommendations: ideas } = await ask(caller, recipient);
    const asked = model.asked('pick_products').at(-1)!.data.ideas[0]!;
    expect(asked).toMatchObject({
      says: expect.stringMatching(/Ida has a use for the \w+/),
      more: expect.stringMatching(/^The .* glows in the dark\.$/),
    });
    const reasons = ideas.filter(({ name }) => name.startsWith('A fine')).map(({ reasoning }) => reasoning);
    expect(new Set(reasons.map((reason) => reason.endsWith('glows in the dark.')))).toEqual(new Set([true, false]));
    for (const reason of reasons) expect(reason).toMatch(/^Ida has a use for the/);
  });

  const unsold = (data: AskedData) => ({
    ideas: proposals(data).ideas.map((idea, n) =>
      idea.for[0] === 1 ? idea : { ...idea, name: `Zorbling ${n}`, query: `zorbling ${n}` },
    ),
  });

  it('have further kinds where shops have nothing for several: what they do have, first for what is unanswered', async () => {
    const caller = aCaller();
    model.script = { ...good, gift_ideas: unsold };
    const { recommendations: ideas } = await ask(caller, await known(caller));
    const { data } = model.asked('gift_kinds').at(-1)!;
    expect(data.notSold).toEqual(expect.arrayContaining([expect.stringMatching(/^zorbling/)]));
    expect(data.unanswered).toEqual([2, 3, 4]);
    expect(new Set(ideas.flatMap(({ interests = [] }) => interests)).size).toBe(4);
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    const further = ideas.filter(({ reasoning }) => /^Ida finds a use for .* on any day\.$/.test(reasoning));
    expect(further.length).toBeGreaterThanOrEqual(2);
    for (const { realProducts } of further) expect(realProducts).not.toEqual([]);
    // Words come from a question without text of a shop.
    expect(model.asked('gift_kinds').at(-1)!.text).not.toContain(further[0]!.realProducts[0]!.title);
  });

  it('have more of what shops have, where further kinds are looked for and an idea has room', async () => {
    const caller = aCaller();
    const first = (data: AskedData) => ({
      picks: picks(data).picks.map((each) => ({ ...each, listings: each.listings.slice(0, 1) })),
    });
    model.script = { ...good, gift_ideas: unsold, pick_products: first };
    const { recommendations: ideas } = await ask(caller, await known(caller, { birthday: '1992-05-04' }));
    const { data } = model.asked('match_listings').at(-1)!;
    const roomy = ideas.filter(({ name }) => data.kinds!.some(({ is }) => is === name.toLowerCase()));
    expect(roomy.length).toBeGreaterThan(0);
    const own = ideas.filter(({ name }) => name.startsWith('A fine'));
    expect(own.map(({ realProducts }) => realProducts.length)).toContain(3);
  });

  it('keep a sentence that is shown, and leave out further products that would break it', async () => {
    const caller = aCaller();
    const withRest = (data: AskedData) => ({
      ideas: unsold(data).ideas.map((idea) => ({ ...idea, why: glowing(idea) })),
    });
    const first = (data: AskedData) => ({
      picks: picks(data).picks.map((each) => ({ ...each, listings: each.listings.slice(0, 1) })),
      untrueMore: [],
    });
    const breaking = (data: AskedData) => ({
      ...good.match_listings(data),
      untrueMore: data.listings!.map(([number]) => number),
    });
    model.script = { ...good, gift_ideas: withRest, pick_products: first, match_listings: breaking };
    const { recommendations: ideas } = await ask(caller, await known(caller, { birthday: '1993-05-04' }));
    const shown = ideas.filter(({ reasoning }) => reasoning.startsWith('Ida has a use for'));
    expect(shown.length).toBeGreaterThan(0);
    for (const { reasoning, realProducts } of shown)
      expect([reasoning, realProducts.length]).toEqual([expect.stringMatching(/glows in the dark\.$/), 1]);
  });

  it.each<[string, Script]>([
    ['names no kinds', { gift_kinds: () => ({ kinds: [] }) }],
    ['is cut off', { gift_kinds: () => 500 }],
    ['matches nothing', { match_listings: () => ({ matches: [] }) }],
    ['matches what was never listed', { match_listings: () => ({ matches: [{ kind: 1, listings: [9999] }] }) }],
    [
      'matches everything',
      {
        match_listings: ({ listings = [] }) => ({
          matches: [{ kind: 1, listings: listings.map(([n]) => n) }],
        }),
      },
    ],
    [
      'says that nothing is true',
      {
        match_listings: ({ kinds = [], listings = [] }) => {
          const all = listings.map(([n]) => n);
          return { matches: kinds.map(({ number }) => ({ kind: number, listings: all.slice(0, 2) })), untrue: all };
        },
      },
    ],
  ])('stay as they are where the model %s when it is asked for further kinds', async (_what, script) => {
    const caller = aCaller();
    const unsold = (data: AskedData) => ({
      ideas: proposals(data).ideas.map((idea, n) =>
        n < 3 ? idea : { ...idea, name: `Zorbling ${n}`, query: `zorbling ${n}` },
      ),
    });
    model.script = { ...good, gift_ideas: unsold, ...script };
    const { recommendations: ideas, source } = await ask(caller, await known(caller));
    expect(source).toBe('model');
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    for (const { realProducts } of ideas) expect(realProducts).not.toEqual([]);
    expect(ideas.map(({ reasoning }) => reasoning).join(' ')).not.toContain('Ida finds a use for');
  });

  it('ask for products in few questions, also where most ideas stay empty', async () => {
    const caller = aCaller();
    const before = model.asked('pick_products').length;
    model.script = { ...good, pick_products: () => ({ picks: [] }) };
    await ask(caller, await known(caller, { birthday: '1987-05-04' }));
    const questions = model.asked('pick_products').slice(before);
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(questions.reduce((sum, { data }) => sum + data.ideas.length, 0)).toBe(10);
  });

  it('keep no text of the model that is no gift', async () => {
    const caller = aCaller();
    const bad = (fields: object) => ({
      name: 'A fine rechargeable head torch',
      query: 'rechargeable head torch',
      why: 'Dry.',
      for: [4],
      ...fields,
    });
    model.script = {
      ...good,
      gift_ideas: (data) => ({
        ideas: [
          bad({ name: 'Visit https://evil.example now' }),
          bad({ why: 'Only $5 at ShopMart. It keeps Ida dry on the way to Kyoto.' }),
          ...proposals(data).ideas.filter(({ query }) => query !== 'rechargeable head torch'),
          'nonsense',
        ],
      }),
    };
    const { recommendations: ideas } = await ask(caller, await known(caller));
    expect(JSON.stringify(ideas)).not.toMatch(/evil|ShopMart|Kyoto|\$5 /);
    expect(ideas.find(({ name }) => name === 'A fine rechargeable head torch')!.reasoning).toMatch(/Ida/);
  });

  describe('without the model', () => {
    it.each<[string, Script]>([
      ['refuses', { gift_ideas: () => 401, pick_products: () => 401 }],
      ['answers nonsense', { gift_ideas: () => 'Sure!', pick_products: () => '{}' }],
    ])('come from recipes and the words of titles, and say so, when it %s', async (_what, script) => {
      const caller = aCaller();
      const recipient = await known(caller);
      model.script = script;
      const { recommendations: ideas, source } = await ask(caller, recipient);
      expect(source).toBe('curator');
      expect(ideas.length).toBeGreaterThanOrEqual(4);
      for (const { name, realProducts } of ideas) expect([name, realProducts.length > 0]).toEqual([name, true]);
      model.script = good;
      expect((await ask(caller, recipient)).source).toBe('model');
    });

    it('have no products while no shop answers', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      await service.query('alter table products rename to products_away');
      try {
        const { recommendations: ideas } = await ask(caller, recipient);
        expect(ideas.length).toBeGreaterThanOrEqual(6);
        expect(productsOf(ideas)).toEqual([]);
      } finally {
        await service.query('alter table products_away rename to products');
      }
      expect(productsOf((await ask(caller, recipient)).recommendations).length).toBeGreaterThan(0);
    });

    it('come without a question after the money of the day is spent', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      await service.query(`insert into model_spend (day, micro_cents) values ((now() at time zone 'UTC')::date, 1e12)
        on conflict (day) do update set micro_cents = model_spend.micro_cents + 1e12`);
      const before = asked();
      try {
        expect((await ask(caller, recipient)).source).toBe('curator');
        expect(asked()).toBe(before);
      } finally {
        await service.query('update model_spend set micro_cents = micro_cents - 1e12');
      }
    });
  });
});
