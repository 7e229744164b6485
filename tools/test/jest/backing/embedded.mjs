import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePostgres, spawnPostgres } from '../../../supervisor/servers/embedded-postgres.mjs';
import { leash } from '../../../supervisor/processes/leash.ts';
import { holdPort } from '../../../../libs/cli/src/ports.ts';

/** A Postgres on this machine, from the binaries that npm installs. */
export async function startPostgres({ settings, password }) {
  const directory = mkdtempSync(join(tmpdir(), 'presently-test-'));
  const port = await holdPort();
  const prepared = await preparePostgres({
    dataDir: join(directory, 'postgres'),
    password,
    initdbFlags: ['--no-sync'],
  });
  const server = spawnPostgres(prepared, port, settings);
  // Also if this run is killed.
  leash(server, 'INT');
  server.stdout.resume();
  server.stderr.resume();
  return {
    address: `127.0.0.1:${port}`,
    hasEnded: () => server.exitCode !== null,
    stop: async () => {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
