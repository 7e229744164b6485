import { Failure } from '../../libs/cli/src/failure.ts';
import { connected, productDatabase, withRole } from '../../libs/cli/src/postgres.ts';
import { ownerRole } from '../../libs/topology/src/roles.ts';
import { closeOtherDatabases, closeSharedFunctions, provisionStatements } from '../provision-statements.ts';
import type { Secrets } from './secrets.ts';

/** The roles of one service. */
export interface ServiceDatabase {
  /** The role that owns the schema and runs migrations. */
  owner: string;
  /** The role that the service uses. */
  runtime: string;
}

/** Whether a server answers queries. */
export const takesQueries = (url: string): Promise<boolean> =>
  connected(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await connected(serverUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/**
 * Creates or updates the database, its schemas and its roles.
 * @param adminUrl of a superuser, or of a database owner that may create roles
 * @param isOurServer whether the server holds no other databases
 * @returns the roles' URLs by service
 */
export async function provisionDatabase(
  adminUrl: string,
  services: readonly string[],
  secrets: Secrets,
  isOurServer = false,
): Promise<Record<string, ServiceDatabase>> {
  const { url, name } = productDatabase(adminUrl);
  try {
    // Connects to the URL's own database if it exists: that needs the fewest rights.
    const isThere = name === decodeURIComponent(new URL(adminUrl).pathname.slice(1)) && (await takesQueries(adminUrl));
    if (!isThere) {
      const server = new URL(adminUrl);
      server.pathname = '/postgres';
      await createDatabase(server.href, name);
    }
    await connected(url, async (client) => {
      const statements = services.flatMap((service) =>
        provisionStatements(service, secretOf(secrets, ownerRole(service)), secretOf(secrets, service)),
      );
      await client.query('begin');
      statements.push(closeSharedFunctions);
      if (isOurServer) statements.push(...closeOtherDatabases);
      for (const statement of statements) await client.query(statement);
      await client.query('commit');
    });
  } catch (error) {
    const { host } = new URL(adminUrl);
    throw new Failure(`The database on ${host} cannot be prepared: ${(error as Error).message}`);
  }
  return Object.fromEntries(
    services.map((service) => [
      service,
      {
        owner: withRole(url, ownerRole(service), secretOf(secrets, ownerRole(service))),
        runtime: withRole(url, service, secretOf(secrets, service)),
      },
    ]),
  );
}

/** The names of the passwords that some services need. */
export const secretNames = (services: readonly string[]): string[] => [
  'postgres',
  ...services.flatMap((service) => [service, ownerRole(service)]),
];

function secretOf(secrets: Secrets, name: string): string {
  const secret = secrets[name];
  if (!secret) throw new Error(`There is no password for ${name}`);
  return secret;
}
