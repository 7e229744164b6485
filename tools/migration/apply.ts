import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@presently/service/migrate';
import type { OrmDefinition } from '@presently/service/orm';
import { environment } from '../../libs/cli/src/environment.ts';
import { root } from '../root.ts';

/**
 * Applies the migrations of several services in one process.
 * `OWNERS` is JSON: for each service, the URL with the role that owns its schema.
 */
const owners = JSON.parse(environment.OWNERS!) as Record<string, string>;
await Promise.all(
  Object.entries(owners).map(async ([service, databaseUrl]) => {
    const home = pathToFileURL(join(root, 'services', service, 'dist/definition.js')).href;
    const { definition } = (await import(home)) as { definition: OrmDefinition };
    await migrate(definition, { DATABASE_URL: databaseUrl });
  }),
);
