import { giftingReadBudgets } from '@presently/contracts/gifting/budgets';
import type { BudgetUsage } from '@presently/contracts/kit/budget-usage';
import { budgetReads } from '@presently/contracts/rights';
import { unavailable } from '@presently/messaging/problem';
import { TestBroker } from '@presently/testing/test-broker';
import { TestGateway } from '../../test/test-gateway.js';

describe('the budgets of a user', () => {
  let broker: TestBroker;
  let gateway: TestGateway;
  beforeAll(async () => {
    broker = await TestBroker.start();
    gateway = await TestGateway.start(broker.url);
  });
  afterAll(async () => {
    await gateway.stop();
    await broker.destroy();
  });
  const usageOf = (what: string): BudgetUsage => ({
    what,
    used: 3,
    limit: 60,
    resetsAt: '2026-03-10T00:00:00.000Z',
  });

  it('are those of every service that counts some', async () => {
    for (const read of budgetReads) await gateway.services.answer(read, () => [usageOf(read.service)]);
    const { cookie, holder } = gateway.signedIn();
    const answer = await gateway.call('GET /api/user/budgets', undefined, { cookie });
    expect([answer.status, answer.body]).toEqual([200, budgetReads.map((read) => usageOf(read.service))]);
    const [{ context } = { context: undefined }] = gateway.services.callsOf(giftingReadBudgets);
    expect(context?.caller).toMatchObject({ userId: holder.userId, tier: holder.tier, isConfirmed: true });
  });

  it('come in pages', async () => {
    for (const read of budgetReads) await gateway.services.answer(read, () => [usageOf(read.service)]);
    const { cookie } = gateway.signedIn();
    const [first, ...rest] = budgetReads.map((read) => usageOf(read.service));
    const answer = await gateway.call('GET /api/user/budgets?limit=1', undefined, { cookie });
    expect(answer.body).toEqual([first]);
    const [, path] = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link')!)!;
    const next = await gateway.call(`GET ${path!.replace('limit=1', 'limit=500')}`, undefined, { cookie });
    expect([next.body, next.headers.get('link')]).toEqual([rest, null]);
    const wrong = await gateway.call('GET /api/user/budgets?after=AAAA', undefined, { cookie });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['after']]);
  });

  it('are shown without those of a service that does not answer', async () => {
    for (const read of budgetReads) await gateway.services.answer(read, () => [usageOf(read.service)]);
    await gateway.services.answer(giftingReadBudgets, () => {
      throw unavailable('gifting');
    });
    const { cookie } = gateway.signedIn();
    const answer = await gateway.call('GET /api/user/budgets', undefined, { cookie });
    expect(answer.status).toBe(200);
    expect((answer.body as BudgetUsage[]).map(({ what }) => what)).toEqual(
      budgetReads.map(({ service }) => service).filter((service) => service !== 'gifting'),
    );
  });

  it('need a session', async () => {
    expect((await gateway.call('GET /api/user/budgets')).status).toBe(401);
  });
});
