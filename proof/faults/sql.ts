import pg from 'pg';

/** Asks the product's database, as a superuser, and gets over a server that was away. */
export class Sql {
  private readonly url: () => string;

  constructor(url: () => string) {
    this.url = url;
  }

  async rows<T extends object>(query: string, values: readonly unknown[] = []): Promise<T[]> {
    return this.during(async (client) => (await client.query<T>(query, [...values])).rows);
  }

  async count(from: string, values: readonly unknown[] = []): Promise<number> {
    return (await this.rows<{ n: number }>(`select count(*)::int as n from ${from}`, values))[0]!.n;
  }

  /** Does something over a connection of its own. */
  async during<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      connectionString: this.url(),
      connectionTimeoutMillis: 5_000,
      query_timeout: 20_000,
    });
    // The server may go while the connection idles; the query under way says so by itself.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
