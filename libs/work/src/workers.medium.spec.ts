import { eventually } from '@presently/testing/eventually';
import { EntityManager } from '@mikro-orm/postgresql';
import { Global, Injectable, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Interval } from '@nestjs/schedule';
import { Parcel, ParcelOffice, ParcelQueue } from '../test/parcels.js';
import { WorksUnderLease } from './leased-queue.js';
import { WorksUnderLock, type LockedQueue } from './locked-queue.js';
import { sql } from './sql.js';
import { Wakeups } from './wakeups.js';
import { WorkModule } from './work.module.js';
import { Workers } from './workers.js';

@Injectable()
@WorksUnderLease()
class Deliver extends ParcelQueue {
  constructor() {
    super({ pollMs: 20 });
  }
}

@Injectable()
@WorksUnderLease()
class Disabled extends ParcelQueue {
  override readonly name = 'disabled';
  readonly isEnabled = false;
}

/** Sorts parcels of state `unsorted`; a poisoned one fails its whole transaction. */
@Injectable()
@WorksUnderLock()
class Sort implements LockedQueue<Parcel> {
  readonly name: string = 'sort';
  readonly entity = Parcel;
  readonly dueAt = 'next_at';
  readonly pollMs: number = 20;
  readonly batchSize = 10;
  poison = new Set<number>();
  /** Called in each transaction. */
  during: () => Promise<void> = () => Promise.resolve();
  /** Ids of each transaction. */
  readonly batches: number[][] = [];

  where() {
    return sql(`state = 'unsorted'`);
  }

  dueUntil() {
    return new Date();
  }

  async work(_tx: EntityManager, parcels: Parcel[]): Promise<void> {
    this.batches.push(parcels.map(({ id }) => id));
    for (const parcel of parcels) {
      if (this.poison.has(parcel.id)) throw new Error('poison');
      parcel.state = 'sorted';
    }
    await this.during();
  }
}

/** Rests for 20 s after a look. */
@Injectable()
@WorksUnderLock()
class Stamp extends Sort {
  override readonly name = 'stamp';
  override readonly pollMs = 2_000;

  override where() {
    return sql(`state = 'unstamped'`);
  }
}

@Injectable()
class Sweep {
  calls = 0;

  @Interval(20)
  async sweep(): Promise<void> {
    this.calls++;
    await Promise.resolve();
    if (this.calls === 1) throw new Error('not this time');
  }
}

describe('the workers of a service', () => {
  let office: ParcelOffice;
  let app: INestApplicationContext;
  beforeAll(async () => {
    office = await ParcelOffice.open();
    const em = await office.process();
    const wakeups = new Wakeups({ service: 'gifting', databaseUrl: office.url, em, onError: () => {} });

    @Global()
    @Module({
      imports: [WorkModule.with(wakeups)],
      providers: [{ provide: EntityManager, useValue: em }],
      exports: [EntityManager],
    })
    class Infrastructure {}

    @Module({ imports: [Infrastructure], providers: [Deliver, Disabled, Sort, Stamp, Sweep] })
    class App {}
    app = await NestFactory.createApplicationContext(App, { logger: false });
  });
  afterAll(() => office.close());
  beforeEach(() => office.query('truncate parcels'));

  const putUnsorted = async (count: number) => {
    await office.query(`insert into parcels (id, state) select generate_series(1, $1::int), 'unsorted'`, [count]);
  };

  it('are found by their marks and run from boot on', async () => {
    await office.put(5);
    await eventually(async () => (await office.states())['arrived'] === 5);
    expect(app.get(Disabled).tried).toEqual([]);
  });

  it('work on rows in batches, two at once', async () => {
    const sort = app.get(Sort);
    const { promise: bothBegan, resolve } = Promise.withResolvers<void>();
    sort.during = () => {
      // The first one is full, so the second begins before the first has ended.
      if (sort.batches.length === 2) resolve();
      return bothBegan;
    };
    await putUnsorted(25);
    await eventually(async () => (await office.states())['sorted'] === 25);
    expect(sort.batches).toHaveLength(3);
    const ids = sort.batches.splice(0).flat();
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  it('have worked on a batch also if a poll has locked it', async () => {
    const sort = app.get(Sort);
    const { promise: isOver, resolve } = Promise.withResolvers<void>();
    sort.during = () => isOver;
    await putUnsorted(1);
    await eventually(() => sort.batches.length === 1);
    const working = app.get(Workers).lockedWorker(sort).workOnDue();
    setTimeout(() => resolve(), 50);
    await working;
    expect(await office.states()).toEqual({ sorted: 1 });
  });

  it('do not let a row that fails hold up the others, and try it again later', async () => {
    const sort = app.get(Sort);
    sort.poison = new Set([3]);
    await putUnsorted(25);
    await eventually(async () => (await office.states())['sorted'] === 24);
    const tries = () => sort.batches.filter((batch) => batch.includes(3)).length;
    const before = tries();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(tries()).toBe(before);
    // Not one by one: the half without it stays together, maybe with rows after it.
    const half = sort.batches.find((batch) => batch.includes(6) && !batch.includes(3));
    expect(half).toEqual(expect.arrayContaining([6, 7, 8, 9, 10]));
    sort.poison.clear();
    await eventually(async () => (await office.states())['sorted'] === 25);
  });

  it('find soon what this process has changed', async () => {
    const insert = `insert into parcels (id, state) values (1, 'unstamped')`;
    const em = app.get(EntityManager).fork();
    await em.transactional((tx) => tx.execute(insert));
    await eventually(() => app.get(Stamp).batches.length === 1);
  });

  it('call repeated methods again and again, also after a failure', async () => {
    await eventually(() => app.get(Sweep).calls >= 3);
  });

  it('stop with the application', async () => {
    await app.close();
    await office.put(1);
    const { calls } = app.get(Sweep);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await office.states()).toEqual({ waiting: 1 });
    expect(app.get(Sweep).calls).toBe(calls);
  });
});
