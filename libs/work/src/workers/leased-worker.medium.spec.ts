import { eventually } from '@presently/testing/eventually';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ParcelOffice, ParcelQueue, type Parcel } from '../../test/parcels.js';
import { LeasedWorker } from './leased-worker.js';
import { sql } from '../sql.js';

/** A promise that is resolved from outside. */
function gate() {
  let open: (result: string) => void = () => {};
  const passed = new Promise<string>((resolve) => (open = resolve));
  return { passed, open };
}

describe('a worker', () => {
  let office: ParcelOffice;
  let em: EntityManager;
  const workers: LeasedWorker<Parcel, string>[] = [];
  beforeAll(async () => {
    office = await ParcelOffice.open();
    em = await office.process();
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));
  afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

  const start = (queue: ParcelQueue, from = em) => {
    const worker = new LeasedWorker(from, queue);
    workers.push(worker);
    worker.start();
    return worker;
  };
  const areArrived = (count: number) => eventually(async () => (await office.states())['arrived'] === count);

  it('shares rows with another one: each is tried once', async () => {
    await office.put(120);
    const queues = [new ParcelQueue(), new ParcelQueue()] as const;
    start(queues[0]);
    start(queues[1], await office.process());
    await areArrived(120);
    const tried = queues.flatMap((queue) => queue.tried.flat());
    expect(tried.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('never tries more rows at once than it may, and fills each place that becomes free', async () => {
    await office.put(30);
    let atOnce = 0;
    let most = 0;
    const queue = new ParcelQueue({
      concurrency: 3,
      deliver: async () => {
        most = Math.max(most, ++atOnce);
        await new Promise((resolve) => setTimeout(resolve, 5));
        atOnce--;
        return 'arrived';
      },
    });
    start(queue);
    await areArrived(30);
    expect(most).toBe(3);
  });

  it('has worked on all that is due also if a poll has claimed it', async () => {
    await office.put(1);
    const { passed, open } = gate();
    const queue = new ParcelQueue({ deliver: () => passed });
    const worker = start(queue);
    await eventually(() => queue.tried.flat().length === 1);
    const working = worker.workOnDue();
    setTimeout(() => open('arrived'), 50);
    await working;
    expect(await office.states()).toEqual({ arrived: 1 });
  });

  it('takes over what a killed process held, once its lease has ended', async () => {
    await office.put(4);
    const { passed, open } = gate();
    const killed = new ParcelQueue({ leaseMs: 400, deliver: () => passed });
    start(killed);
    await eventually(() => killed.tried.flat().length === 4);
    const queue = new ParcelQueue({ pollMs: 20 });
    start(queue, await office.process());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(queue.tried.flat()).toEqual([]);
    await areArrived(4);
    open('late');
    expect(await office.query('select distinct lost, attempts from parcels')).toEqual([{ lost: 1, attempts: 2 }]);
  });

  it('writes nothing when it comes back from a pause that was longer than its lease', async () => {
    await office.put(1);
    const { passed, open } = gate();
    const paused = new ParcelQueue({ leaseMs: 300, deliver: () => passed });
    const worker = new LeasedWorker(em, paused);
    worker.start();
    await eventually(() => paused.tried.length === 1);
    const queue = new ParcelQueue({ pollMs: 20 });
    start(queue, await office.process());
    await areArrived(1);
    open('lost');
    await worker.stop();
    expect([paused.written, queue.written]).toEqual([[], [[1]]]);
    expect(await office.states()).toEqual({ arrived: 1 });
  });

  it('tries nothing twice that it is still trying when the lease has ended', async () => {
    await office.put(1);
    const { passed, open } = gate();
    const queue = new ParcelQueue({ leaseMs: 200, pollMs: 20, deliver: () => passed });
    start(queue);
    await eventually(async () => (await office.query('select 1 from parcels where fence > 1')).length === 1);
    open('arrived');
    await areArrived(1);
    expect([queue.tried, queue.written]).toEqual([[[1]], [[1]]]);
  });

  it('tries nothing when its claim took half of the lease or longer', async () => {
    await office.put(1);
    const queue = new ParcelQueue({ leaseMs: 200 });
    const { admin } = office.database;
    await admin.query('begin; lock table parcels in exclusive mode');
    start(queue);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await admin.query('commit');
    await eventually(async () => (await office.states())['travelling'] === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queue.tried).toEqual([]);
  });

  it('tries again after the delay that the verdict names', async () => {
    await office.put(1);
    const times: number[] = [];
    const deliver = () => Promise.resolve(times.push(performance.now()) < 3 ? 'again' : 'arrived');
    start(new ParcelQueue({ pollMs: 10, deliver }));
    await areArrived(1);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(149);
    expect(await office.query('select attempts, lost from parcels')).toEqual([{ attempts: 3, lost: 0 }]);
  });

  it('writes verdicts together that come in together', async () => {
    await office.put(40);
    const { passed, open } = gate();
    const queue = new ParcelQueue({ concurrency: 40, deliver: () => passed });
    start(queue);
    await eventually(() => queue.tried.flat().length === 40);
    open('arrived');
    await areArrived(40);
    expect(queue.written.length).toBeLessThanOrEqual(2);
  });

  it('writes the others when the verdict of one row cannot be written', async () => {
    await office.put(10);
    const { passed, open } = gate();
    const after = (_tx: EntityManager, ids: number[]) =>
      ids.includes(5) ? Promise.reject(new Error('poison')) : Promise.resolve();
    const queue = new ParcelQueue({ concurrency: 10, deliver: () => passed, after });
    start(queue);
    await eventually(() => queue.tried.flat().length === 10);
    open('arrived');
    await areArrived(9);
    expect(await office.query(`select id, attempts from parcels where state = 'travelling'`)).toEqual([
      { id: 5, attempts: 1 },
    ]);
  });

  it('writes a verdict that was refused once, without another try', async () => {
    await office.put(1);
    let refusals = 0;
    start(new ParcelQueue({ after: () => (refusals++ ? Promise.resolve() : Promise.reject(new Error('deadlock'))) }));
    await areArrived(1);
    expect(await office.query('select attempts, lost from parcels')).toEqual([{ attempts: 1, lost: 0 }]);
  });

  it('finishes what it has begun before it stops, and begins nothing more', async () => {
    await office.put(10);
    const { passed, open } = gate();
    const queue = new ParcelQueue({ concurrency: 2, deliver: () => passed });
    const worker = start(queue);
    await eventually(() => queue.tried.flat().length === 2);
    const stopped = worker.stop().then(() => 'stopped');
    setTimeout(() => open('arrived'), 50);
    expect(await stopped).toBe('stopped');
    expect(await office.states()).toEqual({ waiting: 8, arrived: 2 });
    expect(queue.tried.flat()).toHaveLength(2);
  });

  it('survives the death of its connections, also in the middle of a verdict', async () => {
    await office.put(3);
    let kills = 0;
    const after = async (tx: EntityManager) => {
      if (kills++ > 0) return;
      const [backend] = await tx.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
      await office.query('select pg_terminate_backend($1)', [backend!.pid]);
      await tx.execute('select 1');
    };
    start(new ParcelQueue({ pollMs: 20, after }));
    await areArrived(3);
    await office.query(`select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'gifting'`);
    await office.put(3, 4);
    await areArrived(6);
    expect(await office.query('select distinct attempts from parcels')).toEqual([{ attempts: 1 }]);
  });

  it('works on single rows on demand, due or not, unless another process holds them', async () => {
    await office.put(2);
    await office.query(`update parcels set next_at = now() + interval '1 hour'`);
    const queue = new ParcelQueue();
    const worker = start(queue);
    expect(await worker.workOn(sql('id = ?', 1), 1)).toMatchObject([{ next: 'done' }]);
    await new LeasedWorker(await office.process(), queue).rows.claimWhere(sql('id = ?', 2), 1);
    expect(await worker.workOn(sql('id = ?', 2), 1)).toEqual([]);
    expect(await office.states()).toEqual({ arrived: 1, travelling: 1 });
  });

  describe('with rows that a transaction inserts', () => {
    const insert = (worker: LeasedWorker<Parcel, string>, ids: number[], mayClaim = true, end = () => {}) =>
      em.fork().transactional(async (tx) => {
        const rows = ids.map((id) => ({ id, note: { text: 'new' } }));
        const { inserted, areClaimed } = await worker.insert(tx, rows, { unique: 'id', afterMs: 0, mayClaim });
        end();
        return { areClaimed, ids: inserted.map(({ id }) => id) };
      });
    /** A worker whose first claim, which could take what is inserted, is over. */
    const lone = async (given: Partial<ParcelQueue> = {}) => {
      const queue = new ParcelQueue(given);
      const worker = start(queue);
      await eventually(() => worker['loop'].isIdle);
      return { queue, worker };
    };

    it('tries them after the commit, as many as it has places for, and leaves the others to all', async () => {
      const { queue, worker } = await lone({ concurrency: 2 });
      const { ids, areClaimed } = await insert(worker, [1, 2, 3], true, () => expect(queue.tried).toEqual([]));
      expect([ids, areClaimed]).toEqual([[1, 2, 3], false]);
      expect(queue.tried).toEqual([[1, 2]]);
      worker.wake();
      await areArrived(3);
      expect(await office.query('select distinct attempts, fence, lost from parcels')).toEqual([
        { attempts: 1, fence: 1, lost: 0 },
      ]);
    });

    it('tries none of a transaction that fails, and has its places again', async () => {
      const { queue, worker } = await lone({ concurrency: 2 });
      const failed = insert(worker, [1, 2], true, () => {
        throw new Error('refused');
      });
      await expect(failed).rejects.toThrow('refused');
      expect(await office.states()).toEqual({});
      await insert(worker, [3, 4]);
      await areArrived(2);
      expect(queue.tried).toEqual([[3, 4]]);
    });

    it('leaves them to the end of their lease if it is killed before the try', async () => {
      const { passed, open } = gate();
      const { worker } = await lone({ leaseMs: 300, deliver: () => passed });
      await insert(worker, [1]);
      start(new ParcelQueue({ pollMs: 20 }), await office.process());
      await areArrived(1);
      open('late');
      expect(await office.query('select lost, attempts from parcels')).toEqual([{ lost: 1, attempts: 2 }]);
    });

    it('claims none when it is busy, and tries them when a place is free', async () => {
      const { passed, open } = gate();
      const { queue, worker } = await lone({
        concurrency: 1,
        deliver: ({ id }) => (id === 1 ? passed : Promise.resolve('arrived')),
      });
      await insert(worker, [1]);
      expect((await insert(worker, [2])).areClaimed).toBe(false);
      worker.wake();
      await eventually(async () => (await office.states())['waiting'] === 1);
      open('arrived');
      await areArrived(2);
      expect(queue.tried).toEqual([[1], [2]]);
    });

    it('claims no row that exists, and none that may not be', async () => {
      const { queue, worker } = await lone();
      await office.query(`insert into parcels (id, state) values (1, 'arrived')`);
      const { ids } = await insert(worker, [1, 2], false);
      expect([ids, queue.tried]).toEqual([[2], []]);
      expect((await insert(worker, [1, 2])).ids).toEqual([]);
      expect(queue.tried).toEqual([]);
    });
  });
});
