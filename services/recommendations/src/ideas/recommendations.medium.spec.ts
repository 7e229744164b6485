import { aCaller } from '@presently/testing/a-caller';
import { giftGiven } from '@presently/contracts/gifting/gifts';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import {
  recommendAlike,
  recommendAnother,
  recommendGifts,
  type Recommendation,
  type ToldIdea,
} from '@presently/contracts/recommendations/ideas';
import type { Caller } from '@presently/messaging/call-context';
import type { CallOptions } from '@presently/messaging/rpc-client';
import { eventually } from '@presently/testing/eventually';
import { TestService } from '@presently/testing/test-service';
import { randomUUID } from 'node:crypto';
import { importKinds } from '../../test/kinds-shop.js';
import { good, never } from '../../test/scripted-ideas.js';
import { ScriptedModel } from '../../test/scripted-model.js';
import { aRecipient, aGivenGift, modelOf, type RecipientEvent } from '../../test/world.js';
import { definition } from '../definition.js';

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

  describe('in another currency', () => {
    it('show no product in dollars, and no price that a shop has not said', async () => {
      const caller = aCaller({ currency: 'EUR' });
      const recipient = await known(caller);
      const { recommendations } = await ask(caller, recipient);
      expect(productsOf(recommendations)).toEqual([]);
      for (const { estimatedPrice } of recommendations) expect(estimatedPrice).toBe('€50 – €100');
    });

    it('need a budget in it', async () => {
      const caller = aCaller({ currency: 'JPY' });
      const recipient = await known(caller);
      const wrong = { budget: { from: 30, to: 45, currency: 'USD' } };
      await expect(ask(caller, recipient, wrong)).rejects.toMatchObject({ status: 400, code: 'invalid-input' });
      const { recommendations } = await ask(caller, recipient, { budget: { from: 3_000, to: 8_000, currency: 'JPY' } });
      for (const { estimatedPrice } of recommendations) expect(estimatedPrice).toBe('¥3,000 – ¥8,000');
      const [last] = model.asked('gift_ideas').slice(-1);
      expect(JSON.stringify(last)).toContain('JPY');
    });
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
      expect(model.asked('gift_ideas').at(-1)!.data.avoid).toEqual(
        expect.arrayContaining([first.recommendations[0]!.name]),
      );
      await ask(caller, recipient, { budget: '25-50' });
      expect(model.asked('gift_ideas').at(-1)!.data.avoid).not.toContain(anew.recommendations[1]!.name);
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
      // Shops give their products other ids.
      await service.query(`update products set item_id = 'new-' || item_id where link = $1`, [dearer!.link]);
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
      const occasion = { id: randomUUID(), type: 'Birthday', date: '1990-05-04', title: null };
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
        expect([...seen]).not.toContain(recommendation.name);
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

  describe('one like another', () => {
    const alike = (caller: Caller, { recipientId }: { recipientId: string }, like: string, shown: string[]) =>
      service.call(recommendAlike, { recipientId, budget: '50-100', like, shown }, { caller });

    it('is for the same interest, with products of its own, and stays in the set', async () => {
      const caller = aCaller();
      const recipient = await known(caller, { interests: ['coffee', 'gardening'] });
      const { recommendations: ideas } = await ask(caller, recipient);
      const names = ideas.map(({ name }) => name);
      const { recommendation } = await alike(caller, recipient, names[1]!, names);
      expect(names).not.toContain(recommendation!.name);
      expect(recommendation!.interests).toEqual(expect.arrayContaining([ideas[1]!.interests![0]]));
      const links = productsOf(ideas).map(({ link }) => link);
      expect(recommendation!.realProducts.length).toBeGreaterThan(0);
      for (const { link } of recommendation!.realProducts) expect(links).not.toContain(link);
      const again = (await ask(caller, recipient)).recommendations.map(({ name }) => name);
      expect(again).toEqual([...names, recommendation!.name]);
    });

    it('is not found for an idea that was never shown, and nothing of others', async () => {
      const caller = aCaller();
      const recipient = await known(caller);
      await ask(caller, recipient);
      expect(await alike(caller, recipient, 'A yacht', [])).toEqual({ recommendation: null });
      await expect(alike(aCaller(), recipient, 'A yacht', [])).rejects.toMatchObject({ status: 404 });
    });
  });

  it('cost at most 0.15 cents of the model, counted by day', async () => {
    const spent = async () =>
      (await service.query<Record<string, string>>('select sets, calls, micro_cents from idea_costs'))[0];
    const caller = aCaller();
    const setsOf = (row: Record<string, string> | undefined) => Number(row?.['sets'] ?? 0);
    const counted = async (more: number) => {
      const row = await spent();
      return setsOf(row) >= more && row;
    };
    // What a set costs is counted when the model has written its last proposal.
    const first = setsOf(await spent());
    await ask(caller, await known(caller));
    const before = await eventually(() => counted(first + 1));
    await ask(caller, await known(caller));
    const after = await eventually(() => counted(setsOf(before) + 1));
    expect(setsOf(after)).toBe(setsOf(before) + 1);
    expect(Number(after['calls']) - Number(before['calls'])).toBeGreaterThanOrEqual(1);
    const cents = (Number(after['micro_cents']) - Number(before['micro_cents'])) / 1e6;
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
