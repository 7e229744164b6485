import { connectToNats } from '@presently/messaging/connection';
import { eventually } from '@presently/testing/eventually';
import type { Database } from '../world/database.ts';
import type { Product } from '../world/product.ts';
import { untilIdle } from './cpu.ts';

/** What one operation causes in Postgres and in the broker. It does not depend on other load of the machine. */
export interface Traffic {
  /** Round trips to Postgres, those of transactions included, by role. */
  statements: Record<string, number>;
  transactions: number;
  walBytes: number;
  messages: number;
  /** Statements that most calls are of: for those who look for the next one to save. */
  most: { role: string; calls: number; ms: number; query: string }[];
}

interface Totals {
  transactions: number;
  walBytes: number;
}

const preloaded = 'pg_stat_statements';

/** Counts the traffic of an operation. Restarts Postgres at the first use, which must load the extension. */
export class TrafficMeter {
  private readonly product: Product;
  private readonly database: Database;

  constructor(product: Product) {
    this.product = product;
    this.database = product.superuser();
  }

  /** @param work repeats one operation. Its effects are awaited. */
  async perOperation(operations: number, work: () => Promise<unknown>): Promise<Traffic> {
    await this.prepare();
    await untilIdle(this.product);
    await this.database.rows('select pg_stat_statements_reset()');
    const before = await this.totals();
    const messages = await this.countMessages(work);
    const after = await this.totals();
    const rows = await this.database.rows<{ role: string; calls: number; ms: number; query: string }>(
      `select rolname as role, sum(calls)::float8 as calls, sum(total_exec_time)::float8 as ms, query
       from pg_stat_statements join pg_roles on pg_roles.oid = userid
       where rolname <> 'postgres' and rolname not like '%owner' group by 1, 4 order by 2 desc`,
    );
    const statements: Record<string, number> = {};
    for (const { role, calls } of rows) statements[role] = (statements[role] ?? 0) + calls / operations;
    return {
      statements,
      transactions: (after.transactions - before.transactions) / operations,
      walBytes: (after.walBytes - before.walBytes) / operations,
      messages: messages / operations,
      most: rows.map((row) => ({ ...row, calls: row.calls / operations, ms: row.ms / operations })),
    };
  }

  private async prepare(): Promise<void> {
    const [{ isLoaded } = { isLoaded: false }] = await this.database.rows<{ isLoaded: boolean }>(
      `select current_setting('shared_preload_libraries') = '${preloaded}' as "isLoaded"`,
    );
    if (isLoaded) return;
    await this.database.rows(`alter system set shared_preload_libraries = '${preloaded}'`);
    const pid = this.product.pidOf('postgres');
    this.product.signal('postgres', 'SIGINT');
    await this.product.untilReplaced('postgres', pid);
    await eventually(
      () => this.database.rows('create extension if not exists pg_stat_statements').then(() => true),
      20_000,
    );
  }

  private async totals(): Promise<Totals> {
    const [row] = await this.database.rows<Totals>(
      `select (select xact_commit + xact_rollback from pg_stat_database where datname = current_database())::float8
         as transactions, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as "walBytes"`,
    );
    return row!;
  }

  /** The broker sends an operator a copy of every message. */
  private async countMessages(work: () => Promise<unknown>): Promise<number> {
    const nats = await connectToNats(this.product.broker, 'bench');
    let messages = 0;
    nats.subscribe('>', { callback: () => void messages++ });
    await nats.flush();
    await work();
    await untilIdle(this.product);
    await nats.close();
    return messages;
  }
}
