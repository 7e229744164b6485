import { Client } from 'pg';
import type { Product } from '../world/journey-product.ts';

/** Looks into a service's schema, as an operator could. */
export async function query<T extends object>(
  product: Product,
  service: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new Client(product.run.databases[service]!.runtime);
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Whether any row of any table of a service holds a text. */
export async function holds(product: Product, service: string, text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    product,
    service,
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(product, service, `select 1 from "${name}" t where to_jsonb(t)::text like $1 limit 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
