import type pg from 'pg';
import { connected } from '../../libs/cli/src/postgres.ts';

/** Queries one database, each time on a new connection, so that a restart of the server does no harm. */
export class Database {
  private readonly url: string;
  private readonly settings: pg.ClientConfig;

  constructor(url: string, settings: pg.ClientConfig = {}) {
    this.url = url;
    this.settings = settings;
  }

  async rows<T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.connected(async (client) => (await client.query<T>(query, [...values])).rows);
  }

  /** @returns how many rows the statement changed or returned */
  async execute(query: string, values: readonly unknown[] = []): Promise<number> {
    return this.connected(async (client) => (await client.query(query, [...values])).rowCount ?? 0);
  }

  /** @param from table with an optional `where` */
  async count(from: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.rows<{ n: number }>(`select count(*)::int as n from ${from}`, values))[0]!.n;
  }

  /** Runs several queries on one connection, which closes afterwards. */
  connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return connected(this.url, work, this.settings);
  }

  /** The tables that hold a text anywhere, by name. */
  async tablesHolding(text: string): Promise<string[]> {
    return this.connected(async (client) => {
      const { rows: tables } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const query = `select 1 from "${name}" t where to_jsonb(t)::text like $1 limit 1`;
        if ((await client.query(query, [`%${text}%`])).rowCount) found.push(name);
      }
      return found;
    });
  }
}
