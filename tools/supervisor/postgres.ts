import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preparePostgres, spawnPostgres } from './embedded-postgres.mjs';
import { Failure } from '../../libs/cli/src/failure.ts';
import { withRole } from '../../libs/cli/src/postgres.ts';
import { takesQueries } from './database.ts';
import { leash } from './leash.ts';
import type { ProcessPlan } from './managed-process.ts';

/** For seven services with replicas' worth of pools. */
const maxConnections = 200;

/** The embedded Postgres, with its data made ready. @returns also the superuser's URL. */
export async function planPostgres(
  dataDir: string,
  port: number,
  password: string,
): Promise<ProcessPlan & { url: string }> {
  const setup = await preparePostgres({ dataDir: join(dataDir, 'postgres'), password }).catch((error: Error) => {
    throw new Failure(error.message);
  });
  const url = withRole(`postgres://127.0.0.1:${port}/postgres`, 'postgres', password);
  return {
    name: 'postgres',
    url,
    spawn: () => {
      const child = spawnPostgres(setup, port, { max_connections: maxConnections });
      leash(child, 'INT');
      return child;
    },
    isReady: () => takesQueries(url),
    // Ends sessions and writes everything down; SIGTERM would wait for sessions to go by themselves.
    stopSignal: 'SIGINT',
  };
}

/** A password file that is lost while its database is still there cannot be made up again. */
export function expectSecretsWithData(dataDir: string): void {
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')) && !existsSync(join(dataDir, 'secrets.json'))) {
    throw new Failure(
      `${dataDir} holds a database, but its passwords (secrets.json) are gone. Put that file back, or remove ${dataDir} to begin anew.`,
    );
  }
}
