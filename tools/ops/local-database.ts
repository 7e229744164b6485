import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from '../../libs/cli/src/failure.ts';
import { services } from '../../libs/topology/src/services.ts';
import type { Deployment } from '../../ops/src/deployment.ts';
import { provisionDatabase, secretNames } from '../supervisor/database.ts';
import { takeLock } from '../supervisor/lock.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { planPostgres } from '../supervisor/servers/postgres.ts';
import { keepSecrets } from '../supervisor/secrets.ts';

const readyWithinMs = 60_000;

/**
 * Creates the embedded database in a data folder that has none, with roles and empty schemas, and runs it while `load`
 * fills it.
 * @throws Failure if the product runs there, or a database exists
 */
export async function createLocalDatabase(
  dataDir: string,
  load: (databases: Deployment['databases']) => Promise<void>,
): Promise<void> {
  if (existsSync(join(dataDir, 'postgres')))
    throw new Failure(
      `${dataDir} already holds a database. Stop the product, move the folder away, and restore again.`,
    );
  mkdirSync(dataDir, { recursive: true });
  const lock = await takeLock(dataDir);
  try {
    const secrets = keepSecrets(dataDir, secretNames(services));
    const [port] = (await holdPorts(1)) as [number];
    const plan = await planPostgres(dataDir, port, secrets.postgres!);
    const server = plan.spawn();
    for (const stream of [server.stdout, server.stderr]) stream?.resume();
    try {
      for (const deadline = Date.now() + readyWithinMs; !(await plan.isReady()); await delay(50)) {
        if (server.exitCode !== null || Date.now() > deadline) throw new Failure('The database does not start.');
      }
      const databases = await provisionDatabase(plan.url, services, secrets);
      await load(
        Object.fromEntries(Object.entries(databases).map(([service, { owner }]) => [service, { url: owner }])),
      );
    } finally {
      server.kill(plan.stopSignal);
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
    // The next start creates the streams. It must not add the demo data.
    for (const remains of ['nats', 'prepared']) await rm(join(dataDir, remains), { recursive: true, force: true });
    await writeFile(join(dataDir, 'demo-seeded'), '');
  } finally {
    lock.release();
  }
}
