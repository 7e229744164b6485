import { existsSync, mkdirSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../tools/failure.ts';
import { provisionDatabase, secretNames } from '../../tools/supervisor/database.ts';
import { takeLock } from '../../tools/supervisor/lock.ts';
import { freePorts } from '../../tools/supervisor/ports.ts';
import { planPostgres } from '../../tools/supervisor/postgres.ts';
import { keepSecrets } from '../../tools/supervisor/secrets.ts';
import { services } from '../../libs/topology/src/services.ts';
import type { Deployment } from './deployment.ts';

const readyWithinMs = 60_000;

/**
 * Makes the embedded database in a data folder that has none, with roles and empty schemas, and runs it for a piece of work.
 * @throws Failure when the product runs there, or a database is there already
 */
export async function withLocalDatabase(
  dataDir: string,
  work: (databases: Deployment['databases']) => Promise<void>,
): Promise<void> {
  if (existsSync(join(dataDir, 'postgres')))
    throw new Failure(
      `${dataDir} holds a database already. Stop the product, move ${dataDir} away, and restore again.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeLock(dataDir);
  try {
    const secrets = keepSecrets(dataDir, secretNames(services));
    const [port] = (await freePorts(1)) as [number];
    const plan = await planPostgres(dataDir, port, secrets.postgres!);
    const server = plan.spawn();
    for (const stream of [server.stdout, server.stderr]) stream?.resume();
    try {
      for (const deadline = Date.now() + readyWithinMs; !(await plan.isReady()); await delay(50)) {
        if (server.exitCode !== null || Date.now() > deadline) throw new Failure('The database does not start.');
      }
      const databases = await provisionDatabase(plan.url, services, secrets);
      await work(
        Object.fromEntries(Object.entries(databases).map(([service, { owner }]) => [service, { url: owner }])),
      );
    } finally {
      server.kill(plan.stopSignal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
  } finally {
    lock.release();
  }
}
