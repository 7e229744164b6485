import { recommendationsReadBudgets } from '@presently/contracts/recommendations/budgets';
import { recommendAlike, recommendAnother, recommendGifts } from '@presently/contracts/recommendations/ideas';
import { generateMessage } from '@presently/contracts/recommendations/messages';
import { recipientChanged } from '@presently/contracts/gifting/recipients';
import { budgets, type BudgetName } from '@presently/rules/budgets';
import type { Caller } from '@presently/messaging/call-context';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { aRecipient } from '../../test/world.js';
import { definition } from '../definition.js';

const used = { code: 'budget-used', status: 429, detail: { retryAfter: expect.any(Number) } };

/** What the shop finds: one product that is called by the words of the search. */
function found(url: string, nth: number): object {
  const words = new URL(url, 'http://shop.example').searchParams.get('q')!;
  const link = `https://shop.example/${nth}`;
  return { title: `Fine ${words}`, link, source: 'Shop', price: '$70.00', thumbnail: `${link}.jpg` };
}

/** No model and no catalogue: every set asks the shops. */
describe('the budgets of ideas', () => {
  let shop: Server;
  let searches = 0;
  let has: 'everything' | 'nothing' | 'no answer' = 'everything';
  let service: TestService;
  beforeAll(async () => {
    shop = createServer((request, response) => {
      searches++;
      const results = has === 'everything' ? [found(request.url!, searches)] : [];
      response.statusCode = has === 'no answer' ? 503 : 200;
      response.end(JSON.stringify({ search_metadata: { status: 'Success' }, shopping_results: results }));
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    service = await TestService.start(definition, {
      BUDGETS: 'strict',
      SERPAPI_URL: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
      SERPAPI_KEY: 'a-key',
      PRODUCT_SEARCHES_A_DAY: '500',
    });
  });
  afterAll(async () => {
    await service?.stop();
    shop.close();
  });

  beforeEach(() => (has = 'everything'));

  async function aSender(like: Partial<Caller> = { isConfirmed: false }) {
    const caller = aCaller(like);
    const recipient = aRecipient(caller);
    await service.publish(recipientChanged, recipient);
    const about = { recipientId: recipient.recipientId, budget: '50-100' };
    return {
      caller,
      ask: () => service.call(recommendGifts, { ...about, refresh: true }, { caller }),
      askForAlike: (like: string) => service.call(recommendAlike, { ...about, like }, { caller }),
      askForAnother: (instead: string) => service.call(recommendAnother, { ...about, instead }, { caller }),
      write: () => service.call(generateMessage, { recipientId: recipient.recipientId }, { caller }),
    };
  }
  const usedOf = async (caller: Caller, budget: BudgetName) =>
    (await service.call(recommendationsReadBudgets, {}, { caller })).find(({ what }) => what === budgets[budget].what)!
      .used;
  /** Leaves an account as much of a budget. */
  const leave = (holder: string, budget: BudgetName, spent: number) =>
    service.query(
      `insert into budget_usage (holder, budget, ends_at, used)
       values ($1, $2, date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '1 day', $3)
       on conflict (holder, budget, ends_at) do update set used = excluded.used`,
      [holder, budget, spent],
    );

  /** A search whose answer is kept costs nothing. */
  const forgetSearches = () => service.query('delete from search_cache');

  it('let a new account ask for twenty sets a day', async () => {
    const { caller, ask, askForAnother } = await aSender();
    await ask();
    expect(await usedOf(caller, 'ideas')).toBe(1);
    await leave(caller.userId, 'ideas', 19);
    await askForAnother('A slower first cup');
    await expect(ask()).rejects.toMatchObject({ ...used, message: expect.stringContaining('20 sets of ideas a day') });
    await expect(askForAnother('Out of doors')).rejects.toMatchObject(used);
    expect(await usedOf(caller, 'ideas')).toBe(20);
  });

  it('let more sets to a plan and a confirmed address', async () => {
    const { caller, ask } = await aSender({ tier: 'pro' });
    await leave(caller.userId, 'ideas', 199);
    await ask();
    await expect(ask()).rejects.toMatchObject({ message: expect.stringContaining('200 sets of ideas a day') });
  });

  it('count no idea that is refused, and reject none without an answer', async () => {
    const { caller, askForAnother } = await aSender();
    const strange = service.call(recommendGifts, { recipientId: randomUUID(), budget: '50-100' }, { caller });
    await expect(strange).rejects.toMatchObject({ status: 404 });
    expect(await usedOf(caller, 'ideas')).toBe(0);
    await leave(caller.userId, 'ideas', 20);
    await expect(askForAnother('Rejected in vain')).rejects.toMatchObject(used);
    expect(await service.query(`select 1 from not_this where idea = 'Rejected in vain'`)).toEqual([]);
  });

  it('let a new account ask for twenty messages a day', async () => {
    const { caller, write } = await aSender();
    await leave(caller.userId, 'messages', 19);
    await write();
    await expect(write()).rejects.toMatchObject({ ...used, message: expect.stringContaining('20 suggested messages') });
  });

  it.each(['nothing', 'no answer'] as const)('count no set without an idea: the shop has %s', async (answer) => {
    const { caller, ask, askForAnother, askForAlike } = await aSender();
    const { recommendations: ideas } = await ask();
    expect(ideas.length).toBeGreaterThan(0);
    has = answer;
    await forgetSearches();
    const silence = answer === 'no answer' ? { areShopsSilent: true } : {};
    const none = { recommendation: null, ...silence };
    expect(await askForAlike(ideas[0]!.name)).toEqual(none);
    expect(await askForAnother(ideas[0]!.name)).toEqual(none);
    const { recommendations, source: _source, isSandbox: _isSandbox, generatedAt: _at, ...more } = await ask();
    expect({ recommendations, ...more }).toEqual({ recommendations: [], ...silence });
    expect(await usedOf(caller, 'ideas')).toBe(1);
    expect(await usedOf(caller, 'product-searches')).toBeGreaterThan(0);
  });

  it('count sets without an idea once as many were given back as may be asked for', async () => {
    const { caller, ask } = await aSender();
    has = 'nothing';
    await forgetSearches();
    await leave(caller.userId, 'empty-ideas', 19);
    await ask();
    expect(await usedOf(caller, 'ideas')).toBe(0);
    await ask();
    expect(await usedOf(caller, 'ideas')).toBe(1);
  });

  it('limit the searches that cost money, and answer without them', async () => {
    const { caller, ask } = await aSender();
    has = 'nothing';
    await forgetSearches();
    const before = searches;
    await ask();
    const first = searches - before;
    expect(first).toBeGreaterThan(0);
    expect(await usedOf(caller, 'product-searches')).toBe(first);
    await leave(caller.userId, 'product-searches', 38);
    await forgetSearches();
    // The shop has nothing, so there is nothing to show.
    expect((await ask()).recommendations).toEqual([]);
    expect(searches - before).toBe(first + 2);
    await forgetSearches();
    expect((await ask()).recommendations).toEqual([]);
    expect(searches - before).toBe(first + 2);
  });

  it('limit the searches of all accounts together', async () => {
    has = 'nothing';
    await leave('everyone', 'all-product-searches', 499);
    const before = searches;
    const senders = [await aSender(), await aSender({ tier: 'business' })];
    for (const { ask } of senders) {
      await forgetSearches();
      await ask();
    }
    expect(searches - before).toBe(1);
    expect(await usedOf(senders[1]!.caller, 'product-searches')).toBe(0);
  });
});
