import { eventually } from '@presently/testing/eventually';
import { aCaller } from '@presently/testing/a-caller';
import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { Clock } from '../clock.js';
import { Budgets } from './budgets.js';
import { budgetTables } from './tables.js';

class SetClock extends Clock {
  time = new Date('2026-03-09T10:59:00Z');
  override now = () => this.time;
}

describe('budgets', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  const clock = new SetClock();
  const budgets = new Budgets('gifting', 'strict', clock);
  /** Shares the database only. */
  const replica = new Budgets('gifting', 'strict', clock);
  const aNewUser = () => aCaller({ isConfirmed: false });
  const previewBy = (account = aNewUser()) => ({ budget: 'link-previews', account }) as const;

  beforeAll(async () => {
    database = await createTestDatabase();
    const owner = new pg.Client(database.url('gifting', 'owner'));
    await owner.connect();
    for (const statement of budgetTables) await owner.query(statement);
    await owner.end();
    orm = await MikroORM.init({
      clientUrl: database.url('gifting'),
      entities: [],
      discovery: { warnWhenNoEntities: false },
      pool: { min: 0, max: 10 },
    });
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });
  beforeEach(() => (clock.time = new Date('2026-03-09T10:59:00Z')));

  const usedOf = async (holder: string): Promise<number> => {
    const { rows } = await database.admin.query<{ used: number }>(
      'select sum(used)::int as used from gifting.budget_usage where holder = $1',
      [holder],
    );
    return rows[0]!.used ?? 0;
  };

  it('refuse the next use with the rule, the wait and a stable code', async () => {
    const use = previewBy();
    for (let count = 0; count < 30; count++) await budgets.charge(orm.em.fork(), use);
    await expect(budgets.charge(orm.em.fork(), use)).rejects.toMatchObject({
      code: 'budget-used',
      status: 429,
      message:
        'You can load 30 link previews an hour until you confirm your email address. The next one is possible in 1 minute.',
      detail: { retryAfter: 60 },
    });
    expect(await usedOf(use.account.userId)).toBe(30);
  });

  it('are never exceeded by uses at the same time, on several replicas, in and outside of transactions', async () => {
    const use = previewBy();
    const uses = Array.from({ length: 90 }, (_none, nth) => {
      const em = orm.em.fork();
      const by = nth % 2 ? budgets : replica;
      return nth % 3 ? by.charge(em, use) : em.transactional((tx) => by.charge(tx, use));
    });
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await usedOf(use.account.userId)).toBe(30);
  });

  it('begin again with the next window', async () => {
    const use = previewBy();
    for (let count = 0; count < 30; count++) await budgets.charge(orm.em.fork(), use);
    clock.time = new Date('2026-03-09T11:00:00Z');
    await expect(budgets.charge(orm.em.fork(), use)).resolves.toBeUndefined();
  });

  it('are those of the plan once the address is confirmed', async () => {
    const account = aNewUser();
    for (let count = 0; count < 30; count++) await budgets.charge(orm.em.fork(), previewBy(account));
    await expect(budgets.charge(orm.em.fork(), previewBy(account))).rejects.toMatchObject({ status: 429 });
    await expect(budgets.charge(orm.em.fork(), previewBy({ ...account, isConfirmed: true }))).resolves.toBeUndefined();
  });

  it('do not count what is rolled back', async () => {
    const use = previewBy();
    const failed = orm.em.fork().transactional(async (tx) => {
      await budgets.charge(tx, use);
      throw new Error('later');
    });
    await expect(failed).rejects.toThrow('later');
    expect(await usedOf(use.account.userId)).toBe(0);
  });

  it('return a use in the window in which it was counted', async () => {
    const use = previewBy();
    const countedAt = clock.now();
    await budgets.charge(orm.em.fork(), use);
    await budgets.charge(orm.em.fork(), use);
    clock.time = new Date('2026-03-09T12:00:00Z');
    await budgets.charge(orm.em.fork(), use);
    await budgets.refund(orm.em.fork(), use, countedAt);
    expect(await usedOf(use.account.userId)).toBe(2);
    await budgets.refund(orm.em.fork(), use, countedAt);
    await budgets.refund(orm.em.fork(), use, clock.now());
    const rows = 'select 1 from gifting.budget_usage where holder = $1';
    expect((await database.admin.query(rows, [use.account.userId])).rowCount).toBe(0);
  });

  it('forget all uses that are refunded at the same moment', async () => {
    const use = previewBy();
    const { userId } = use.account;
    const twice = (work: () => Promise<void>) => Promise.all([work(), work()]);
    await twice(() => budgets.charge(orm.em.fork(), use));
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%budget_usage%'`;
    const refunds = await orm.em.fork().transactional(async (tx) => {
      await tx.execute('select from budget_usage where holder = ? for update', [userId]);
      const both = twice(() => budgets.refund(orm.em.fork(), use, clock.now()));
      await eventually(async () => (await database.admin.query(waiting)).rowCount === 2);
      return [both];
    });
    await Promise.all(refunds);
    const rows = 'select used from gifting.budget_usage where holder = $1';
    expect((await database.admin.query(rows, [userId])).rows).toEqual([]);
  });

  it('count several together, or none', async () => {
    const account = aNewUser();
    const mail = (network: string) =>
      orm.em
        .fork()
        .transactional((tx) =>
          budgets.charge(
            tx,
            { budget: 'gift-mails', account },
            { budget: 'network-messages', account, holder: network },
          ),
        );
    for (let count = 0; count < 5; count++) await mail('home');
    for (let count = 0; count < 20; count++)
      await budgets.charge(orm.em.fork(), { budget: 'network-messages', account, holder: 'office' });
    await expect(mail('office')).rejects.toMatchObject({ message: expect.stringContaining('on your network') });
    expect(await usedOf(account.userId)).toBe(5);
    await expect(
      budgets.charge(orm.em.fork(), { budget: 'gift-mails', account }, { budget: 'gift-texts', account }),
    ).rejects.toThrow('transaction');
  });

  it('take a limit of the operator, and refuse everything at 0', async () => {
    const all = (limit: number) => budgets.spend(orm.em.fork(), { budget: 'all-texts', limit });
    expect(await all(0)).toMatchObject({ rule: 'We can send 0 text messages a day.', when: 'in 14 hours' });
    expect(await all(1)).toBeUndefined();
    expect(await all(1)).toBeDefined();
  });

  it('tell an account what it has used, and nothing about others', async () => {
    const account = aNewUser();
    await budgets.charge(orm.em.fork(), previewBy(account));
    await budgets.charge(orm.em.fork(), previewBy());
    const usage = await budgets.usageOf(orm.em.fork(), account);
    expect(usage).toContainEqual({
      budget: 'link-previews',
      what: 'link previews',
      used: 1,
      limit: 30,
      resetsAt: '2026-03-09T11:00:00.000Z',
    });
    const resetsAt = '2026-03-10T00:00:00.000Z';
    expect(usage).toContainEqual({ budget: 'gift-mails', what: 'gift emails', used: 0, limit: 10, resetsAt });
    expect(usage.map(({ what }) => what)).not.toContain('sets of ideas');
  });

  it('are forgotten when their window is over', async () => {
    const account = aNewUser();
    await budgets.charge(orm.em.fork(), previewBy(account));
    await budgets.charge(orm.em.fork(), { budget: 'gift-mails', account });
    clock.time = new Date('2026-03-09T11:00:00Z');
    await budgets.purge(orm.em);
    expect(await usedOf(account.userId)).toBe(1);
  });
});
