import type { ServiceName } from '../../libs/topology/src/services.ts';
import { connected, expectDatabases, type Deployment } from '../../ops/src/deployment.ts';
import { readCatalog, type Catalog } from './catalog.ts';

/** What code that is in use somewhere relies on. */
export interface ReleasedSchema {
  /** The last migration of the release. */
  migration: string;
  /** `table` or `table.column` that is still there and that the released code no longer touches. */
  retired: string[];
  tables: Catalog;
}

export type Released = Partial<Record<ServiceName, ReleasedSchema>>;

/** Reads from a deployment what `released.json` is to say from now on. @param retired `gifting.table.column` */
export async function readReleased(deployment: Deployment, retired: readonly string[]): Promise<Released> {
  const released: Released = {};
  for (const [service, signIn] of expectDatabases(deployment)) {
    released[service] = await connected(signIn, async (client) => {
      const last = await client.query<{ name: string }>('select name from migrations order by id desc limit 1');
      const own = retired
        .filter((name) => name.startsWith(`${service}.`))
        .map((name) => name.slice(service.length + 1));
      return { migration: last.rows[0]!.name, retired: own, tables: await readCatalog(client) };
    });
  }
  return released;
}
