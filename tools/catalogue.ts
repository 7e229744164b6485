import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from './environment.ts';
import { readRunFile } from './supervisor/run-file.ts';

/** `npm run catalogue -- import <file|url>`, `list`, `remove <feed>`: the products that ideas are made of. */
const root = fileURLToPath(new URL('..', import.meta.url));
const script = 'services/recommendations/dist/import-catalogue.js';

const dataDir = resolve(root, environment.DATA_DIR || '.data');
const databaseUrl = environment.RECOMMENDATIONS_DATABASE_URL || readRunFile(dataDir)?.databases.recommendations?.owner;
if (!databaseUrl) {
  console.error(
    `Presently does not run on ${dataDir}. Start it (npm start), or give RECOMMENDATIONS_DATABASE_URL of the role recommendations_owner.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, script))) {
  console.error('The service is not built yet: npm run build');
  process.exit(1);
}
// A path is meant from where the command was given.
const args = process.argv.slice(2).map((arg, index) => {
  const path = resolve(environment.INIT_CWD || '.', arg);
  return index === 1 && existsSync(path) ? path : arg;
});
const { status } = spawnSync(process.execPath, ['--enable-source-maps', script, ...args], {
  cwd: root,
  env: { ...environment, DATABASE_URL: databaseUrl },
  stdio: 'inherit',
});
process.exit(status ?? 1);
