import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokerUsers, secretOfUser } from '../../libs/topology/src/broker-users.ts';
import { obtainNatsServer } from '../../tools/supervisor/servers/nats-server.ts';
import { provisionDatabase, secretNames } from '../../tools/supervisor/database.ts';
import { ManagedProcess } from '../../tools/supervisor/processes/managed-process.ts';
import { planNats } from '../../tools/supervisor/nats.ts';
import { holdPorts } from '../../libs/cli/src/ports.ts';
import { planPostgres } from '../../tools/supervisor/servers/postgres.ts';
import { keepSecrets } from '../../tools/supervisor/secrets.ts';
import { services } from '../../libs/topology/src/services.ts';
import { Database } from '../world/database.ts';

const silent = () => undefined;

/** A Postgres and a NATS that do not depend on the product, as in a deployment. */
export interface Stores {
  /** What names them, for the product and for operators. */
  env: Record<string, string>;
  /** Queries as a superuser. */
  superuser: Database;
  /** Creates missing roles and schemas, as `deploy/postgres/provision.sql` does. */
  provision: () => Promise<void>;
  stop: () => Promise<void>;
}

/** @param dataDir the product's own: its secrets become the passwords of roles and users */
export async function startStores(dataDir: string): Promise<Stores> {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const secrets = keepSecrets(dataDir, [...secretNames(services), ...brokerUsers.map(secretOfUser)]);
  const [postgresPort, natsPort] = (await holdPorts(2)) as [number, number];
  const postgres = await planPostgres(dataDir, postgresPort, secrets.postgres!);
  const binary = await obtainNatsServer(join(dataDir, 'bin'), silent);
  const nats = await planNats(binary, dataDir, natsPort, secrets);
  const processes = [postgres, nats].map(
    (plan) => new ManagedProcess(plan, join(dataDir, 'logs', `${plan.name}.log`), silent, silent),
  );
  await Promise.all(processes.map((one) => one.start()));
  const databaseUrl = postgres.url.replace(/postgres$/, 'presently');
  const natsUrls = brokerUsers.map((user) => [`NATS_URL_${user.toUpperCase()}`, nats.urls[user]] as const);
  return {
    env: {
      DATABASE_URL: databaseUrl,
      NATS_URL: nats.urls.ops,
      ...(nats.ca && { NATS_CA: nats.ca }),
      ...Object.fromEntries(natsUrls),
    },
    superuser: new Database(databaseUrl),
    provision: async () => void (await provisionDatabase(databaseUrl, services, secrets)),
    stop: async () => void (await Promise.all(processes.map((one) => one.stop()))),
  };
}
