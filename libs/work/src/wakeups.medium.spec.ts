import { eventually } from '@presently/testing/eventually';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ParcelOffice, ParcelQueue } from '../test/parcels.js';
import { LeasedWorker } from './workers/leased-worker.js';
import { Wakeups } from './wakeups.js';

describe('wake-ups', () => {
  let office: ParcelOffice;
  let em: EntityManager;
  const open: { stop: () => Promise<void> }[] = [];
  beforeAll(async () => {
    office = await ParcelOffice.open();
    em = await office.process();
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));
  afterEach(() => Promise.all(open.splice(0).map((each) => each.stop())));

  /** A process that listens; its connections are counted by what it wakes. */
  const listen = async (from: EntityManager, listener: () => boolean): Promise<Wakeups> => {
    let connects = 0;
    const wakeups = new Wakeups({ service: 'gifting', databaseUrl: office.url, em: from, onError: () => {} });
    wakeups.listen('connected', () => ++connects > 0);
    wakeups.listen('parcels', listener);
    wakeups.start();
    open.push(wakeups);
    await eventually(() => connects === 1);
    return wakeups;
  };
  const insert = (from: EntityManager, id: number, wakeups: Wakeups) =>
    from.fork().transactional(async (tx) => {
      wakeups.wakeAfterCommit(tx, 'parcels');
      await tx.execute('insert into parcels (id) values (?)', [id]);
    });

  // The polls are an hour apart.
  it('start work in this process at the commit, before the next poll', async () => {
    const queue = new ParcelQueue();
    const worker = new LeasedWorker(em, queue);
    const wakeups = await listen(em, () => worker.wake());
    worker.start();
    open.push(worker);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await insert(em, 1, wakeups);
    await eventually(() => queue.tried.length === 1);
  });

  it('start work in another process where this one is busy, before the next poll', async () => {
    const other = await office.process();
    const queue = new ParcelQueue();
    const worker = new LeasedWorker(other, queue);
    await listen(other, () => worker.wake());
    worker.start();
    open.push(worker);
    const busy = await listen(em, () => false);
    for (let id = 1; id <= 10; id++) {
      await insert(em, id, busy);
      await eventually(() => queue.tried.flat().includes(id));
    }
  });

  it('leave other processes alone where this one can begin', async () => {
    let woken = 0;
    await listen(await office.process(), () => ++woken > 0);
    const free = await listen(em, () => true);
    const before = woken;
    await insert(em, 1, free);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(woken).toBe(before);
  });

  it('do not follow a rollback', async () => {
    let woken = 0;
    const wakeups = await listen(em, () => ++woken > 0);
    const before = woken;
    await em
      .fork()
      .transactional((tx) => {
        wakeups.wakeAfterCommit(tx, 'parcels');
        return Promise.reject(new Error('rolled back'));
      })
      .catch(() => {});
    expect(woken).toBe(before);
  });

  it('come from any process that sends NOTIFY, and again after the connection was lost', async () => {
    let woken = 0;
    await listen(em, () => ++woken > 0);
    const notify = () => office.query(`select pg_notify('gifting.work', 'parcels')`);
    let before = woken;
    await notify();
    await eventually(() => woken > before);
    before = woken;
    await office.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'gifting-wakeups'`,
    );
    // What was sent meanwhile is lost, so a new connection wakes every queue once.
    await eventually(() => woken > before);
    before = woken;
    await notify();
    await eventually(() => woken > before);
  });
});
