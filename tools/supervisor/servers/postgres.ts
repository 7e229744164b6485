import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preparePostgres, spawnPostgres } from './embedded-postgres.mjs';
import { Failure } from '../../../libs/cli/src/failure.ts';
import { withRole } from '../../../libs/cli/src/postgres.ts';
import { takesQueries } from '../database.ts';
import { leash } from '../processes/leash.ts';
import type { ProcessPlan } from '../processes/managed-process.ts';

/** Enough for the connection pools of seven services with replicas. */
const maxConnections = 200;

/** Prepares the embedded Postgres's data folder. @returns the process to run, and the superuser's URL */
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
    // SIGINT ends sessions and shuts down cleanly. SIGTERM would wait for sessions to end by themselves.
    stopSignal: 'SIGINT',
  };
}

/** The passwords of an existing database cannot be created again if their file is lost. */
export function expectSecretsWithData(dataDir: string): void {
  if (existsSync(join(dataDir, 'postgres', 'PG_VERSION')) && !existsSync(join(dataDir, 'secrets.json'))) {
    throw new Failure(
      `${dataDir} holds a database, but its passwords (secrets.json) are gone. ` +
        'Put that file back, or remove the folder to start anew.',
    );
  }
}
