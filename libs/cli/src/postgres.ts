import pg from 'pg';

const defaultDatabase = 'presently';

/** The same server with another role. */
export function withRole(url: string, role: string, password: string): string {
  const changed = new URL(url);
  changed.username = encodeURIComponent(role);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** The product's database on a server: the one that the URL names, unless that is the server's default database. */
export function productDatabase(url: string): { url: string; name: string } {
  const changed = new URL(url);
  const named = decodeURIComponent(changed.pathname.slice(1));
  const name = named === '' || named === 'postgres' ? defaultDatabase : named;
  changed.pathname = `/${encodeURIComponent(name)}`;
  return { url: changed.href, name };
}

/** Opens a connection for some work and closes it. */
export async function connected<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  settings: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...settings });
  // If the server ends while the connection is idle, the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
