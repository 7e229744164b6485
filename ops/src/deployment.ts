import { connect, type NatsConnection } from '@nats-io/transport-node';
import { resolve } from 'node:path';
import type pg from 'pg';
import { Failure } from '../../tools/failure.ts';
import { ownerRole } from '../../tools/provision-statements.ts';
import { connected as connectedTo, productDatabase } from '../../tools/supervisor/database.ts';
import { readRunFile } from '../../tools/supervisor/run-file.ts';
import { services, type ServiceName } from '../../libs/topology/src/services.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** How to reach one service's schema. */
export interface SignIn {
  url: string;
  /** Options of the session, as Postgres takes them on its command line. */
  options?: string;
}

/** What an operator's commands work on: the product of a data folder, or any other by its URLs. */
export interface Deployment {
  dataDir: string;
  /** By service; one that cannot be reached from here is left out. */
  databases: Partial<Record<ServiceName, SignIn>>;
  natsUrl?: string;
  /** The gateway, where it can be asked whether it is ready. */
  url?: string;
}

/** As whom: `reader` may be the service's own role; `owner` has to be the one that owns the schema, or who may become it. */
export type Role = 'reader' | 'owner';

/**
 * Finds what is to be worked on: `<SERVICE>_DATABASE_URL` comes first, then `DATABASE_URL` of somebody who may see every
 * schema, then what runs in `DATA_DIR`.
 */
export function readDeployment(source: Source, root: string, role: Role): Deployment {
  const dataDir = resolve(root, source.DATA_DIR || '.data');
  // Whoever names a deployment means that one, and not what happens to run here too.
  const run = namesDatabases(source) ? undefined : readRunFile(dataDir);
  const natsUrl = source.NATS_URL || run?.natsUrl;
  const url = source.PUBLIC_URL || run?.url;
  const found = services.flatMap((service) => {
    const signIn = signInOf(source, service, role) ?? localSignIn(run?.databases[service], role);
    return signIn ? [[service, signIn] as const] : [];
  });
  return { dataDir, databases: Object.fromEntries(found), ...(natsUrl && { natsUrl }), ...(url && { url }) };
}

/** Whether the environment names a deployment, rather than what a data folder holds. */
export const namesDatabases = (source: Source): boolean =>
  Boolean(source.DATABASE_URL || services.some((service) => source[variable(service)]));

const variable = (service: ServiceName) => `${service.toUpperCase()}_DATABASE_URL`;

function signInOf(source: Source, service: ServiceName, role: Role): SignIn | undefined {
  const own = source[variable(service)];
  if (own) return { url: own };
  if (!source.DATABASE_URL) return undefined;
  // As an owner, what is created belongs to the owner; as itself, an administrator sees everybody's sessions.
  const become = role === 'owner' ? `-c role=${ownerRole(service)} ` : '';
  return { url: productDatabase(source.DATABASE_URL).url, options: `${become}-c search_path=${service}` };
}

const localSignIn = (database: { owner: string; runtime: string } | undefined, role: Role): SignIn | undefined =>
  database && { url: role === 'owner' ? database.owner : database.runtime };

/** @throws Failure when no database at all is known. */
export function expectDatabases({ databases, dataDir }: Deployment): [ServiceName, SignIn][] {
  const known = Object.entries(databases) as [ServiceName, SignIn][];
  if (known.length === 0)
    throw new Failure(`Nothing runs in ${dataDir}, and neither DATABASE_URL nor <SERVICE>_DATABASE_URL is set.`);
  return known;
}

/** Does some work as an operator, on a connection of its own. */
export const connected = <T>({ url, options }: SignIn, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connectedTo(url, work, { application_name: 'ops', ...(options && { options }) });

export type Databases = readonly (readonly [ServiceName, SignIn])[];
/** A row, and in whose schema it was found. */
export type Found = Record<string, unknown> & { service: ServiceName };

/** Runs a statement in the schema of every service, or of one. */
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

/** @throws Error when nobody answers within three seconds. */
export function connectToBroker(url: string): Promise<NatsConnection> {
  const { host, protocol, username, password } = new URL(url);
  return connect({
    servers: `${protocol}//${host}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    name: 'ops',
    timeout: 3_000,
    maxReconnectAttempts: 0,
  });
}

/** Does some work as an operator, on a connection of its own to the broker. */
export async function atBroker<T>(url: string, work: (nats: NatsConnection) => Promise<T>): Promise<T> {
  const nats = await connectToBroker(url);
  try {
    return await work(nats);
  } finally {
    await nats.close();
  }
}
