import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, Failure } from '../../libs/cli/src/failure.ts';
import { say } from '../../libs/cli/src/say.ts';
import { services } from '../../libs/topology/src/services.ts';
import { compileMigrations, withTemporaryDatabase } from '../migration/migrated-database.ts';
import { readReleased, writeSchema } from '../migration/released.ts';
import { root } from '../root.ts';
import { dated, newestIn, setVersion } from './versions.ts';

/**
 * `npm run release`: gives the newest section of the changelog today's date, its number to every package and example,
 * and writes down its schema, with which the next release must work. What else a release takes is in docs/operations.md.
 */
async function main(): Promise<void> {
  const file = join(root, 'CHANGELOG.md');
  const changelog = readFileSync(file, 'utf8');
  const newest = newestIn(changelog);
  if (!newest) throw new Failure('CHANGELOG.md has no section of a release');
  const day = newest.day ?? new Date().toISOString().slice(0, 10);
  writeFileSync(file, dated(changelog, newest.version, day));
  const changed = setVersion(root, newest.version);
  await writeDownSchema(newest.version);
  say('release', `${newest.version}, ${day}: ${changed.length} files changed`);
}

async function writeDownSchema(version: string): Promise<void> {
  for (const service of services) await compileMigrations(service);
  writeSchema(version, await withTemporaryDatabase((urlOf) => readReleased(urlOf)));
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
