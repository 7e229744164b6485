import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Failure } from '@presently/cli/failure';
import { connected as connectedTo, productDatabase } from '@presently/cli/postgres';
import { brokerOptions, type BrokerAddress } from '@presently/messaging/connection';
import { ownerRole } from '@presently/topology/roles';
import { services, type ServiceName } from '@presently/topology/services';
import type pg from 'pg';

/** Environment variables. */
export type Source = Readonly<Record<string, string | undefined>>;

/** How to reach one service's schema. */
export interface SignIn {
  url: string;
  /** Options of the session, as Postgres takes them on its command line. */
  options?: string;
}

/** What an operator's commands work on. */
export interface Deployment {
  /** By service, without those that the environment does not name. */
  databases: Partial<Record<ServiceName, SignIn>>;
  broker?: BrokerAddress;
  /** The gateway. */
  url?: string;
  /** Where recordings are: in a bucket, or in a folder. */
  bucket?: string;
  mediaDir?: string;
}

/** `reader`: the service's own role is enough. `owner`: the role that owns the schema, or one that may become it. */
export type Role = 'reader' | 'owner';

const readerVariable = (service: string) => `${service.toUpperCase()}_DATABASE_URL`;
const ownerVariable = (service: string) => `${service.toUpperCase()}_OWNER_DATABASE_URL`;

/**
 * Reads a deployment from the environment: `<SERVICE>_DATABASE_URL` comes before `DATABASE_URL`, whose role sees every
 * schema. `<SERVICE>_OWNER_DATABASE_URL` is for commands that need the owner, if the former's role is another.
 */
export function readDeployment(source: Source, role: Role): Deployment {
  const found = services.flatMap((service) => {
    const signIn = signInFor(source, service, role);
    return signIn ? [[service, signIn] as const] : [];
  });
  const { NATS_URL, NATS_CA, PUBLIC_URL: url, S3_BUCKET: bucket, MEDIA_DIR: mediaDir } = source;
  return {
    databases: Object.fromEntries(found),
    ...(NATS_URL && { broker: { url: NATS_URL, ca: NATS_CA || undefined } }),
    ...(url && { url }),
    ...(bucket && { bucket }),
    ...(mediaDir && { mediaDir }),
  };
}

function signInFor(source: Source, service: ServiceName, role: Role): SignIn | undefined {
  const own = (role === 'owner' && source[ownerVariable(service)]) || source[readerVariable(service)];
  if (own) return { url: own };
  if (!source.DATABASE_URL) return undefined;
  // As the owner, so that what a command creates belongs to the owner. An administrator keeps its own role to read,
  // because it sees all sessions.
  const become = role === 'owner' ? `-c role=${ownerRole(service)} ` : '';
  return { url: productDatabase(source.DATABASE_URL).url, options: `${become}-c search_path=${service}` };
}

/** Whether the environment names any database. */
export const namesDatabases = (source: Source): boolean =>
  Boolean(source.DATABASE_URL || services.some((service) => source[readerVariable(service)]));

/** The variables that name the databases of one product, by service. */
export const databaseVariables = (databases: Record<string, { owner: string; runtime: string }>): Source =>
  Object.fromEntries(
    Object.entries(databases).flatMap(([service, { owner, runtime }]) => [
      [readerVariable(service), runtime],
      [ownerVariable(service), owner],
    ]),
  );

/** @throws Failure if the environment names no database */
export function expectDatabases({ databases }: Deployment): [ServiceName, SignIn][] {
  const known = Object.entries(databases) as [ServiceName, SignIn][];
  if (known.length === 0) throw new Failure('Neither DATABASE_URL nor <SERVICE>_DATABASE_URL is set.');
  return known;
}

/** @throws Failure if the environment does not name the service's database */
export function expectDatabase({ databases }: Pick<Deployment, 'databases'>, service: ServiceName): SignIn {
  const signIn = databases[service];
  if (!signIn) throw new Failure(`There is no database URL for ${service}.`);
  return signIn;
}

/** Opens a connection for some work and closes it. */
export const connected = <T>({ url, options }: SignIn, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connectedTo(url, work, { application_name: 'ops', ...(options && { options }) });

export type Databases = readonly (readonly [ServiceName, SignIn])[];
/** A row, and the service whose schema holds it. */
export type Found = Record<string, unknown> & { service: ServiceName };

/** Executes a statement in the schema of every service, or of one. */
export async function inEach(
  databases: Databases,
  only: ServiceName | undefined,
  statement: string,
  values: readonly unknown[],
): Promise<Found[]> {
  const found = await Promise.all(
    databases
      .filter(([service]) => only === undefined || service === only)
      .map(([service, signIn]) =>
        connected(signIn, async (client) => {
          const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
          return rows.map((row) => ({ service, ...row }));
        }),
      ),
  );
  return found.flat();
}

/** @throws Error if the broker does not answer within three seconds */
export const connectToBroker = (broker: BrokerAddress): Promise<NatsConnection> =>
  connect({ ...brokerOptions(broker), name: 'ops', timeout: 3_000, maxReconnectAttempts: 0 });

/** Connects to the broker for some work and disconnects. */
export async function atBroker<T>(broker: BrokerAddress, work: (nats: NatsConnection) => Promise<T>): Promise<T> {
  const nats = await connectToBroker(broker);
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}
