import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokerUsers, secretOfUser } from '../../libs/topology/src/broker-users.ts';
import { obtainNatsServer } from '../../tools/nats-server.ts';
import { connected, provisionDatabase, secretNames } from '../../tools/supervisor/database.ts';
import { ManagedProcess } from '../../tools/supervisor/managed-process.ts';
import { planNats, type BrokerUrls } from '../../tools/supervisor/nats.ts';
import { freePorts } from '../../tools/supervisor/ports.ts';
import { planPostgres } from '../../tools/supervisor/postgres.ts';
import { keepSecrets, type Secrets } from '../../tools/supervisor/secrets.ts';
import { services } from '../../libs/topology/src/services.ts';

const silently = () => undefined;

/** A Postgres and a NATS that run whether the product does or not, as those of a deployment: it is told their URLs. */
export class Stores {
  private constructor(
    private readonly processes: ManagedProcess[],
    private readonly databaseUrl: string,
    private readonly natsUrls: BrokerUrls,
    private readonly secrets: Secrets,
  ) {}

  /** @param dataDir the product's own: roles get the passwords that are kept there */
  static async start(dataDir: string): Promise<Stores> {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    const secrets = keepSecrets(dataDir, [...secretNames(services), ...brokerUsers.map(secretOfUser)]);
    const [postgresPort, natsPort] = (await freePorts(2)) as [number, number];
    const postgres = await planPostgres(dataDir, postgresPort, secrets.postgres!);
    const binary = await obtainNatsServer(join(dataDir, 'bin'), silently);
    const nats = await planNats(binary, dataDir, natsPort, secrets);
    const processes = [postgres, nats].map(
      (plan) => new ManagedProcess(plan, join(dataDir, 'logs', `${plan.name}.log`), silently, silently),
    );
    await Promise.all(processes.map((one) => one.start()));
    return new Stores(processes, postgres.url.replace(/postgres$/, 'presently'), nats.urls, secrets);
  }

  /** For an operator and for the product: in whose names they come to the broker is their own. */
  get env(): Record<string, string> {
    const own = brokerUsers.map((user) => [`NATS_URL_${user.toUpperCase()}`, this.natsUrls[user]] as const);
    return { DATABASE_URL: this.databaseUrl, NATS_URL: this.natsUrls.ops, ...Object.fromEntries(own) };
  }

  /** What somebody does to the database, as a superuser. */
  async query<T extends object>(statement: string): Promise<T[]> {
    return connected(this.databaseUrl, async (client) => (await client.query<T>(statement)).rows);
  }

  /** What `deploy/postgres/provision.sql` does: roles and schemas that are missing. */
  async provision(): Promise<void> {
    await provisionDatabase(this.databaseUrl, services, this.secrets);
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((one) => one.stop()));
  }
}
