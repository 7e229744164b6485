import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connected, withRole } from '../../libs/cli/src/postgres.ts';
import { services } from '../../libs/topology/src/services.ts';
import { schemaOf } from '../../tools/migration/released.ts';
import { createLocalDatabase } from '../../tools/ops/local-database.ts';
import { root } from '../../tools/root.ts';

const run = promisify(execFile);

const passwordIn = (dataDir: string): string =>
  (JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as { postgres: string }).postgres;

/**
 * Makes a data folder as a release has left it: its schema by its own migrations, with what a running product
 * has of the tables and columns that it knew.
 * @param source a URL of the running product's Postgres, and its folder
 * @returns how many rows it holds
 */
export async function makeDataOf(
  release: string,
  dataDir: string,
  source: { url: string; dataDir: string },
): Promise<string> {
  const released = schemaOf(release);
  let rows = 0;
  let migrations = 0;
  await createLocalDatabase(dataDir, async (databases) => {
    for (const service of services) {
      const { url } = databases[service]!;
      const last = released[service]!.migrations.at(-1)!;
      migrations += released[service]!.migrations.length;
      await run(process.execPath, [join(root, 'services', service, 'dist/migrate.js')], {
        env: { ...process.env, DATABASE_URL: url, MIGRATE_TO: last },
      });
      // A superuser may leave the order of foreign keys aside.
      const target = withRole(url, 'postgres', passwordIn(dataDir));
      await connected(withRole(source.url, 'postgres', passwordIn(source.dataDir)), (from) =>
        connected(target, async (to) => {
          await to.query(`set session_replication_role = replica`);
          for (const [table, { columns }] of Object.entries(released[service]!.tables)) {
            if (table.includes('migration')) continue;
            const name = `${to.escapeIdentifier(service)}.${to.escapeIdentifier(table)}`;
            const known = Object.entries(columns).flatMap(([column, { isGenerated }]) => (isGenerated ? [] : [column]));
            const list = known.map((column) => to.escapeIdentifier(column)).join(', ');
            const found = await from.query<{ rows: string }>(
              `select coalesce(json_agg(each), '[]')::text as rows from (select ${list} from ${name}) as each`,
            );
            const inserted = await to.query(
              `insert into ${name} (${list}) overriding system value
               select ${list} from json_populate_recordset(null::${name}, $1)`,
              [found.rows[0]!.rows],
            );
            rows += inserted.rowCount ?? 0;
          }
        }),
      );
    }
  });
  return `${rows} rows under ${migrations} migrations`;
}
