import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connected } from '../../libs/cli/src/postgres.ts';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';
import { root } from '../root.ts';
import { readCatalog, type Catalog } from './catalog.ts';

/** The schema that the code of a release relies on. */
export interface ReleasedSchema {
  /** Names of the release's migrations, oldest first. */
  migrations: string[];
  /** `table` or `table.column` that still exists and that the released code no longer uses. */
  retired: string[];
  tables: Catalog;
}

export type Released = Partial<Record<ServiceName, ReleasedSchema>>;

/** One file for each release, by its version. */
const folder = join(import.meta.dirname, 'released');

/** Releases whose schema is written down, oldest first. */
export const releases: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^(\d+\.\d+\.\d+)\.json$/.exec(file)?.[1] ?? [])
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** The one that may run beside the next. */
export const lastRelease = releases.at(-1)!;

export const schemaOf = (release: string): Released =>
  JSON.parse(readFileSync(join(folder, `${release}.json`), 'utf8')) as Released;

export const writeSchema = (release: string, released: Released): void =>
  writeFileSync(join(folder, `${release}.json`), `${JSON.stringify(released, null, 2)}\n`);

/**
 * Migrates an empty database as the code here does, and reads what comes of it.
 * @param urlOf of the role that owns a service's schema
 */
export async function readReleased(urlOf: (service: ServiceName) => string): Promise<Released> {
  const { migrate } = await import('@presently/service/migrate');
  const released: Released = {};
  for (const service of services) {
    const home = pathToFileURL(join(root, 'services', service, 'dist/definition.js')).href;
    const { definition } = (await import(home)) as { definition: Parameters<typeof migrate>[0] };
    const migrations = await migrate(definition, { DATABASE_URL: urlOf(service) });
    const tables = await connected(urlOf(service), (client) => readCatalog(client));
    released[service] = { migrations, retired: [], tables };
  }
  return released;
}
