import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { environment } from './environment.ts';
import { readRunFile } from './supervisor/run-file.ts';

/** `npm run admin -- grant <username>` and `revoke <username>`: the only way to make an administrator. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [action = '', username, ...others] = process.argv.slice(2);
if (!['grant', 'revoke'].includes(action) || !username || others.length > 0) {
  console.error('Usage: npm run admin -- grant <username>\n       npm run admin -- revoke <username>');
  process.exit(2);
}

const dataDir = resolve(root, environment.DATA_DIR || '.data');
const databaseUrl = environment.IDENTITY_DATABASE_URL || readRunFile(dataDir)?.databases.identity?.runtime;
if (!databaseUrl) {
  console.error(`Presently does not run on ${dataDir}. Start it (npm start), or give IDENTITY_DATABASE_URL.`);
  process.exit(1);
}
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', 'services/identity/dist/grant-admin.js', action, username],
  {
    cwd: root,
    env: { ...environment, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
