import { aCaller } from '@presently/testing/a-caller';
import { giftGiven } from '@presently/contracts/gifting/gifts';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import {
  recommendAnother,
  recommendGifts,
  type Recommendation,
  type ToldIdea,
} from '@presently/contracts/recommendations/ideas';
import { priceRanges } from '@presently/rules/vocabulary';
import type { Caller } from '@presently/messaging/call-context';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { importKinds, kinds } from '../../test/kinds-shop.js';
import { ScriptedModel, type AskedData } from '../../test/scripted-model.js';
import { aRecipient, aGivenGift, modelOf, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';
import { inTurn } from '../in-turn.js';
import { parseBudget } from './budget.js';

/** One idea for each kind that the shop sells, the interests in turn. */
const proposals = ({ facts, avoid, count }: Pick<AskedData, 'facts' | 'avoid' | 'count'>) => {
  const ideas = inTurn(
    facts.map(({ number, text }) =>
      (kinds[text] ?? []).map((kind) => ({
        name: `A fine ${kind}`,
        query: kind,
        is: kind,
        why: `Ida can use it the same day, and ${text} gets easier.`,
        for: [number],
      })),
    ),
  );
  return { ideas: ideas.filter(({ name }) => !avoid.includes(name)).slice(0, count) };
};
/** Listings that name the thing. */
const picks = ({ ideas }: Pick<AskedData, 'ideas'>) => ({
  picks: ideas.map(({ number, is, listings }) => ({
    idea: number,
    listings: listings.filter(({ title }) => title.toLowerCase().includes(is)).map((listing) => listing.number),
  })),
});
const good = { gift_ideas: proposals, pick_products: picks };
const never = () => new Promise<object>(() => {});

describe('ideas for a recipient', () => {
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
        const strange = listings.filter(({ title }) => !title.toLowerCase().includes(is.split(' ').at(-1)!));
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

  it('open with what recipes know, before the model says anything', async () => {
    const caller = aCaller();
    const recipient = await known(caller, { interests: ['coffee'] });
    model.script = { ...good, gift_ideas: never };
    const parts: ToldIdea[] = [];
    const leaving = new AbortController();
    const call = ask(caller, recipient, {}, { signal: leaving.signal, onPart: (part) => parts.push(part as ToldIdea) });
    call.catch(() => undefined);
    await eventually(() => parts.some(({ recommendation }) => recommendation.realProducts.length > 0));
    expect(parts[0]).toMatchObject({ index: 0, recommendation: { name: 'Hand grinder', isSearching: true } });
    leaving.abort();
    await call.catch(() => undefined);
  });

  it.each([['whole'], ['refuses']] as const)('also come from a server that does not stream: %s', async (streams) => {
    const caller = aCaller();
    model.streams = streams;
    const { recommendations: ideas, source } = await ask(caller, await known(caller));
    expect([source, ideas.length]).toEqual(['model', 8]);
  });

  it('are not believed where the model picks whatever it is shown', async () => {
    const caller = aCaller();
    model.script = {
      ...good,
      pick_products: ({ ideas }) => ({
        picks: ideas.map(({ number, listings }) => ({ idea: number, listings: listings.map((each) => each.number) })),
      }),
    };
    const { recommendations: ideas } = await ask(caller, await known(caller));
    expect(ideas.length).toBeGreaterThan(4);
    for (const { name, realProducts } of ideas.filter(({ name }) => name.startsWith('A fine'))) {
      const head = name.split(' ').at(-1)!;
      for (const { title } of realProducts) expect(title).toContain(head);
    }
  });

  it('keep no text of the model that is no gift', async () => {
    const caller = aCaller();
    const bad = (fields: object) => ({
      name: 'A fine rain poncho',
      query: 'rain poncho',
      is: 'rain poncho',
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
          ...proposals(data).ideas.filter(({ is }) => is !== 'rain poncho'),
          'nonsense',
        ],
      }),
    };
    const { recommendations: ideas } = await ask(caller, await known(caller));
    expect(JSON.stringify(ideas)).not.toMatch(/evil|ShopMart|Kyoto|\$5 /);
    expect(ideas.find(({ name }) => name === 'A fine rain poncho')!.reasoning).toMatch(/rain poncho/);
  });

  describe('of the last day', () => {
    it('are returned again without model and shops, also in parts', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const first = await ask(caller, recipient);
      const before = asked();
      const parts: ToldIdea[] = [];
      const second = await ask(
        caller,
        recipient,
        { budget: '$50 - $100' },
        { onPart: (part) => parts.push(part as ToldIdea) },
      );
      expect(second).toEqual(first);
      expect(parts.map(({ recommendation }) => recommendation)).toEqual(first.recommendations);
      expect(asked()).toBe(before);
    });

    it('are created again on request, for another budget, and after a day', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const first = await ask(caller, recipient);
      const before = asked();
      const anew = await ask(caller, recipient, { refresh: true });
      expect(anew.generatedAt).not.toBe(first.generatedAt);
      await ask(caller, recipient, { budget: '25-50' });
      expect(asked()).toBe(before + 2);
      expect((await ask(caller, recipient)).generatedAt).toBe(anew.generatedAt);
      await service.query(`update recommendations_cache set expires_at = now() where recipient_id = $1`, [
        recipient.recipientId,
      ]);
      await ask(caller, recipient);
      expect(asked()).toBe(before + 3);
    });

    it('lose the products that their feed no longer offers, and have its latest prices', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const [gone, dearer] = productsOf((await ask(caller, recipient)).recommendations);
      const set = `update products set availability = $2, price_cents = $3 where link = $1`;
      const before = await service.query<{ price_cents: number }>('select price_cents from products where link = $1', [
        dearer!.link,
      ]);
      try {
        await service.query(set, [gone!.link, 'out_of_stock', 60_00]);
        await service.query(set, [dearer!.link, 'in_stock', 98_76]);
        const products = productsOf((await ask(caller, recipient)).recommendations);
        expect(products.map(({ link }) => link)).not.toContain(gone!.link);
        expect(products.find(({ link }) => link === dearer!.link)).toMatchObject({ price: '$98.76' });
      } finally {
        await service.query(set, [gone!.link, 'in_stock', cents(gone!)]);
        await service.query(set, [dearer!.link, 'in_stock', before[0]!.price_cents]);
      }
    });

    it('are deleted when the recipient changes or gets a gift', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const kept = () =>
        service.query('select 1 from recommendations_cache where recipient_id = $1', [recipient.recipientId]);
      await ask(caller, recipient);
      expect(await kept()).toHaveLength(1);
      await service.publish(recipientChanged, { ...recipient, interests: ['tea'] });
      await eventually(async () => (await kept()).length === 0);
      await ask(caller, recipient);
      await service.publish(giftGiven, aGivenGift(recipient));
      await eventually(async () => (await kept()).length === 0);
    });

    it('are stored for each occasion and removed with it', async () => {
      const caller = aCaller();
      const occasion = { id: randomUUID(), type: 'Birthday', date: '1990-05-04' };
      const recipient = await known(caller, { occasions: [occasion] });
      await ask(caller, recipient, { occasionId: occasion.id });
      await ask(caller, recipient);
      const rows = await service.query<{ occasion_id: string | null }>(
        'select occasion_id from recommendations_cache where recipient_id = $1',
        [recipient.recipientId],
      );
      expect(new Set(rows.map((row) => row.occasion_id))).toEqual(new Set([occasion.id, null]));
      await service.query('delete from occasions where id = $1', [occasion.id]);
      await expect(ask(caller, recipient, { occasionId: occasion.id })).rejects.toMatchObject({ status: 404 });
    });
  });

  it('have nothing with or about a dislike', async () => {
    const caller = aCaller();
    const recipient = await known(caller, { interests: ['coffee', 'vinyl', 'gardening'], dislikes: ['no coffee'] });
    const { recommendations: ideas } = await ask(caller, recipient);
    expect(ideas.length).toBeGreaterThan(3);
    const shown = ideas.map(({ name, realProducts }) => [name, realProducts]);
    expect(JSON.stringify(shown)).not.toMatch(/coffee|espresso|barista/i);
  });

  it('never repeat a given gift, whatever event reported it', async () => {
    const caller = aCaller();
    const recipient = await known(caller);
    const [byLink, byTitle, ...others] = productsOf((await ask(caller, recipient)).recommendations);
    await service.publish(
      giftGiven,
      aGivenGift(recipient, { giftName: 'Something', giftUrl: `${byLink!.link}?utm_source=x` }),
    );
    await service.publish(giftGiven, aGivenGift(recipient, { giftName: byTitle!.title.toUpperCase() }));
    await eventually(
      async () =>
        (await service.query('select 1 from given_gifts where recipient_id = $1', [recipient.recipientId])).length ===
        2,
    );
    const links = productsOf((await ask(caller, recipient)).recommendations).map(({ link }) => link);
    expect(links).not.toContain(byLink!.link);
    expect(links).not.toContain(byTitle!.link);
    expect(links).toEqual(expect.arrayContaining(others.slice(0, 3).map(({ link }) => link)));
  });

  describe('another one', () => {
    const another = (caller: Caller, { recipientId }: { recipientId: string }, instead: string, shown: string[]) =>
      service.call(recommendAnother, { recipientId, budget: '50-100', instead, shown }, { caller });

    it('replaces the rejected one, which does not return', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const first = await ask(caller, recipient);
      const names = first.recommendations.map(({ name }) => name);
      const { recommendation } = await another(caller, recipient, names[2]!, names.toSpliced(2, 1));
      expect(names).not.toContain(recommendation!.name);
      const again = await ask(caller, recipient);
      expect(again.recommendations.map(({ name }) => name)).toEqual(names.with(2, recommendation!.name));
      const links = productsOf(again.recommendations).map(({ link }) => link);
      expect(new Set(links).size).toBe(links.length);
      const anew = await ask(caller, recipient, { refresh: true });
      expect(anew.recommendations.map(({ name }) => name)).not.toContain(names[2]);
    });

    it('is different each time', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      const shown = (await ask(caller, recipient)).recommendations.map(({ name }) => name);
      const seen = new Set(shown);
      for (let n = 0; n < 5; n++) {
        const { recommendation } = await another(caller, recipient, shown[0]!, shown.slice(1));
        // Products of rejected ideas are not offered again, so a small shop has no more at some time.
        if (!recommendation) break;
        expect(seen.has(recommendation.name)).toBe(false);
        seen.add(recommendation.name);
        shown[0] = recommendation.name;
      }
      expect(seen.size).toBeGreaterThanOrEqual(shown.length + 3);
    });

    it('is found without an earlier set', async () => {
      const caller = aCaller();
      const { recommendation } = await another(caller, await known(caller), 'A slower first cup', []);
      expect(recommendation!.realProducts.length).toBeGreaterThan(0);
      expect(recommendation!.name).not.toBe('A slower first cup');
    });
  });

  describe('without the model', () => {
    it.each([
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

  it('cost at most 0.15 cents of the model, counted by day', async () => {
    const spent = async () =>
      (await service.query<Record<string, string>>('select sets, calls, micro_cents from idea_costs'))[0];
    const caller = aCaller();
    await ask(caller, await known(caller));
    const before = await spent();
    await ask(caller, await known(caller));
    const after = await spent();
    expect(Number(after!['sets']) - Number(before!['sets'])).toBe(1);
    expect(Number(after!['calls']) - Number(before!['calls'])).toBeGreaterThanOrEqual(1);
    const cents = (Number(after!['micro_cents']) - Number(before!['micro_cents'])) / 1e6;
    expect(cents).toBeGreaterThan(0);
    expect(cents).toBeLessThan(0.15);
  });

  it('stop when the caller aborts, and nothing is kept', async () => {
    const caller = aCaller();
    const recipient = await known(caller);
    model.script = { ...good, gift_ideas: never };
    const before = asked();
    const leaving = new AbortController();
    const call = ask(caller, recipient, {}, { signal: leaving.signal });
    call.catch(() => undefined);
    await eventually(() => asked() === before + 1);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(
      await service.query('select 1 from recommendations_cache where recipient_id = $1', [recipient.recipientId]),
    ).toEqual([]);
  });

  it('wait a moment for a recipient who was just added', async () => {
    const caller = aCaller();
    const recipient = aRecipient(caller);
    const call = ask(caller, recipient);
    await service.publish(recipientChanged, recipient);
    expect((await call).recommendations.length).toBeGreaterThanOrEqual(6);
  });

  it('are only for the sender’s own recipients', async () => {
    const recipient = await known(aCaller());
    const stranger = ask(aCaller(), recipient);
    const missing = ask(aCaller(), { recipientId: randomUUID() });
    const [theirs, none] = await Promise.allSettled([stranger, missing]);
    expect(theirs).toMatchObject({ status: 'rejected', reason: { status: 404, message: 'Recipient not found' } });
    expect((none as PromiseRejectedResult).reason.message).toBe((theirs as PromiseRejectedResult).reason.message);
  });

  it('stay inside an own budget', async () => {
    const caller = aCaller();
    const { recommendations: ideas } = await ask(caller, await known(caller), { budget: { from: 30, to: 45 } });
    expect(productsOf(ideas).length).toBeGreaterThan(3);
    for (const product of productsOf(ideas)) {
      expect(cents(product)).toBeGreaterThanOrEqual(30_00);
      expect(cents(product)).toBeLessThanOrEqual(45_00);
    }
  });

  it('need one of the offered budgets, or an own one', async () => {
    const caller = aCaller();
    await expect(ask(caller, await known(caller), { budget: '51-99' })).rejects.toMatchObject({
      status: 400,
      detail: { errors: { budget: [expect.stringContaining('ten budgets')] } },
    });
  });

  it('send no contact data to the model', async () => {
    const caller = aCaller();
    const recipient = await known(caller, { interests: ['mail ida@keepsake.example', 'ring +46 70 123 45 67', 'tea'] });
    await service.publish(giftGiven, aGivenGift(recipient));
    await eventually(
      async () =>
        (await service.query('select 1 from given_gifts where recipient_id = $1', [recipient.recipientId])).length,
    );
    await ask(caller, recipient);
    const [question] = model.asked('gift_ideas').slice(-1);
    expect(question!.text).not.toMatch(/keepsake|123 45|Lind|Maya/i);
    expect(question!.text).toContain('Ida');
  });
});
