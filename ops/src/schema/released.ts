import type { ServiceName } from '@presently/topology/services';
import { connected, expectDatabases, type Deployment } from '../deployment.ts';
import { readCatalog, type Catalog } from './catalog.ts';

/** The schema that the code of the last release relies on. */
export interface ReleasedSchema {
  /** Names of the release's migrations, oldest first. */
  migrations: string[];
  /** `table` or `table.column` that still exists and that the released code no longer uses. */
  retired: string[];
  tables: Catalog;
}

export type Released = Partial<Record<ServiceName, ReleasedSchema>>;

/**
 * Reads the content of `released.json` from a deployment.
 * @param retired `gifting.table.column`
 */
export async function readReleased(deployment: Deployment, retired: readonly string[]): Promise<Released> {
  const released: Released = {};
  for (const [service, signIn] of expectDatabases(deployment)) {
    released[service] = await connected(signIn, async (client) => {
      const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
      const own = retired
        .filter((name) => name.startsWith(`${service}.`))
        .map((name) => name.slice(service.length + 1));
      return { migrations: rows.map(({ name }) => name), retired: own, tables: await readCatalog(client) };
    });
  }
  return released;
}
