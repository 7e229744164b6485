import { createTestDatabase, type TestDatabase } from '@presently/testing/test-database';
import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Lease, Verdict } from '../src/lease.js';
import type { LeasedQueue, Tried } from '../src/leased-queue.js';
import { DatabaseClient } from '../src/database/database-client.js';
import { sql } from '../src/sql.js';

const ParcelSchema = defineEntity({
  name: 'Parcel',
  tableName: 'parcels',
  properties: {
    id: p.integer().primary(),
    state: p.text().default('waiting'),
    note: p.json<{ text: string }>().nullable(),
    attempts: p.integer().default(0),
    fence: p.integer().default(0),
    holder: p.uuid().nullable(),
    leaseUntil: p.datetime().nullable(),
    lost: p.integer().default(0),
    nextAt: p.datetime(),
  },
});

/** A row that is work. */
export class Parcel extends ParcelSchema.class {}
ParcelSchema.setClass(Parcel);

const table = `create table parcels (
  id int primary key,
  state text not null default 'waiting',
  note jsonb,
  attempts int not null default 0,
  fence int not null default 0,
  holder uuid,
  lease_until timestamptz,
  lost int not null default 0,
  next_at timestamptz not null default now()
)`;

/** Keeps lease and due time apart. */
export const parcelLease: Lease<Parcel> = {
  entity: Parcel,
  where: () => sql(`state in ('waiting', 'travelling')`),
  dueAt: 'nextAt',
  fence: 'fence',
  attempts: 'attempts',
  holder: { leaseUntil: 'leaseUntil', owner: 'holder', lost: 'lost' },
  claimed: { state: 'travelling' },
  heldWhile: `state = 'travelling'`,
};

/** Keeps the lease in the due time, and counts claims once. */
export const plainLease: Lease<Parcel> = {
  entity: Parcel,
  where: () => sql(`state = 'waiting'`),
  dueAt: 'nextAt',
  fence: 'attempts',
};

/** A queue whose tries are given. By default each parcel arrives. */
export class ParcelQueue implements LeasedQueue<Parcel, string> {
  readonly name: string = 'parcels';
  readonly pollMs: number = 3_600_000;
  readonly leaseMs: number = 60_000;
  readonly concurrency: number = 4;
  readonly lease: Lease<Parcel> = parcelLease;
  /** Ids of each claim, in the order of the tries. */
  readonly tried: number[][] = [];
  /** Ids of each transaction that wrote verdicts. */
  readonly written: number[][] = [];

  constructor(given: Partial<ParcelQueue> = {}) {
    Object.assign(this, given);
  }

  deliver: (parcel: Parcel) => Promise<string> = () => Promise.resolve('arrived');
  after: (tx: EntityManager, ids: number[]) => Promise<void> = () => Promise.resolve();

  try(parcels: readonly Parcel[]): Promise<string>[] {
    this.tried.push(parcels.map(({ id }) => id));
    return parcels.map((parcel) => this.deliver(parcel));
  }

  judge(_parcel: Parcel, result: string): Verdict<Parcel> {
    if (result === 'again') return { next: 'retry', afterMs: 150, set: { state: 'waiting' } };
    if (result === 'gone') return { next: 'remove' };
    return { next: 'done', set: { state: result, note: { text: result } } };
  }

  async afterVerdicts(tx: EntityManager, tried: readonly Tried<Parcel, string>[]): Promise<void> {
    const ids = tried.map(({ row }) => row.id);
    await this.after(tx, ids);
    this.written.push(ids);
  }
}

/** Parcels on a Postgres of their own, seen by any number of processes. */
export class ParcelOffice {
  private readonly orms: MikroORM[] = [];

  private constructor(readonly database: TestDatabase) {}

  static async open(): Promise<ParcelOffice> {
    const database = await createTestDatabase();
    const owner = new pg.Client(database.url('gifting', 'owner'));
    await owner.connect();
    await owner.query(table);
    await owner.end();
    await database.admin.query('set search_path = gifting');
    return new ParcelOffice(database);
  }

  get url(): string {
    return this.database.url('gifting');
  }

  /** The database as one process sees it. */
  async process(): Promise<EntityManager> {
    const orm = await MikroORM.init({
      clientUrl: this.url,
      schema: 'gifting',
      entities: [Parcel],
      pool: { min: 0, max: 5 },
      driverOptions: { Client: DatabaseClient },
    });
    this.orms.push(orm);
    return orm.em;
  }

  async put(count: number, firstId = 1): Promise<void> {
    await this.database.admin.query('insert into parcels (id) select generate_series($1::int, $2::int)', [
      firstId,
      firstId + count - 1,
    ]);
  }

  async query<T extends object>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.database.admin.query(text, params)).rows as T[];
  }

  async states(): Promise<Record<string, number>> {
    const rows = await this.query<{ state: string; n: number }>(
      'select state, count(*)::int as n from parcels group by state',
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  }

  async close(): Promise<void> {
    await Promise.all(this.orms.map((orm) => orm.close(true)));
    await this.database.drop();
  }
}
