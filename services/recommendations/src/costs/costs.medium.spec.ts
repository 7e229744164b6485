import { readCosts } from '@presently/contracts/recommendations/costs';
import { aCaller } from '@presently/testing/a-caller';
import { TestService } from '@presently/testing/test-service';
import { definition } from '../definition.js';

const now = '2026-11-20T12:00:00Z';

describe('What ideas cost', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.start(definition, {
      CLOCK: now,
      MODEL_DAILY_CENTS: '250',
      PRODUCT_SEARCHES_A_DAY: '400',
    });
  });
  afterAll(() => service.stop());
  const read = () => service.as(aCaller({ isAdmin: true }))(readCosts, {});

  it('is nothing before the first set', async () => {
    expect(await read()).toEqual({
      days: [],
      modelCents: { used: 0, limit: 250 },
      searches: { used: 0, limit: 400 },
    });
  });

  it('is shown by day for the last thirty, with the limits that today has used', async () => {
    await service.query(
      `insert into idea_costs (day, sets, calls, micro_cents, searches)
       select '2026-11-20'::date - nth, 10, 30, 1380000, 4 from generate_series(0, 39) nth`,
    );
    await service.query(`update idea_costs set sets = 0, calls = 0, micro_cents = 0 where day = '2026-11-19'`);
    await service.query(`insert into model_spend (day, micro_cents) values ('2026-11-20', 2500000), ('2026-11-19', 7)`);
    await service.query(
      `insert into budget_usage (holder, budget, ends_at, used) values
         ('all', 'all-product-searches', '2026-11-21T00:00:00Z', 4), ('all', 'all-product-searches', '2026-11-20T00:00:00Z', 90)`,
    );
    const { days, ...limits } = await read();
    expect(limits).toEqual({ modelCents: { used: 2.5, limit: 250 }, searches: { used: 4, limit: 400 } });
    expect(days).toHaveLength(30);
    expect(days.slice(0, 2)).toEqual([
      { day: '2026-11-20', sets: 10, calls: 30, cents: 1.38, centsASet: 0.138, searches: 4 },
      { day: '2026-11-19', sets: 0, calls: 0, cents: 0, centsASet: null, searches: 4 },
    ]);
    expect(days.at(-1)!.day).toBe('2026-10-22');
  });

  it('is for administrators only', async () => {
    await expect(service.as(aCaller())(readCosts, {})).rejects.toMatchObject({ status: 403 });
  });
});
