import { connectionLimit, ownerConnectionLimit } from '../libs/topology/src/connections.ts';
import { ownerRole } from '../libs/topology/src/roles.ts';
import { manifestOf, manifests } from '../libs/topology/src/services.ts';

// Roles and rights in Postgres. The supervisor and the tests' databases share them, so a missing right fails a test first.

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const identifier = (name: string): string => {
  if (!/^[a-z][a-z_]{0,50}$/.test(name)) throw new Error(`"${name}" cannot name a role and a schema`);
  return `"${name}"`;
};

/** Trusted extensions, which the owner of a database may add. */
const extensionsOf = (service: string): readonly string[] =>
  manifests.find(({ name }) => name === service)?.database?.extensions ?? [];

/**
 * Closes the databases that every server has besides the product's own. Only for a server that is the product's alone:
 * other applications may rely on them.
 */
export const closeOtherDatabases: readonly string[] = ['postgres', 'template1'].map(
  (name) => `revoke all on database ${name} from public`,
);

/**
 * Takes from all roles what they would share in the database: advisory locks, with which one could hold up another or
 * fill the table of locks, and large objects. Only a superuser can; executed by others the statement does nothing.
 */
export const closeSharedFunctions = `do $$ declare shared regprocedure; begin
  if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
  for shared in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace
    and (proname ~ '^pg_(try_)?advisory_' or proname ~ '^lo_' or proname in ('loread', 'lowrite'))
  loop execute format('revoke execute on function %s from public', shared); end loop;
end $$`;

/**
 * Gives a service its schema and two roles: `<service>_owner` owns the schema and runs migrations; `<service>` reads and
 * writes rows in it, nothing else, and sees no other schema.
 * @param service name of the schema and of the role the service signs in with
 * @returns SQL for a superuser, or for the owner of the database who may create roles; safe to repeat
 */
export function provisionStatements(service: string, ownerPassword: string, runtimePassword: string): string[] {
  const schema = identifier(service);
  const runtime = schema;
  const owner = identifier(ownerRole(service));
  const signIn = (role: string, password: string, connections: number): string[] => [
    `do $$ begin if not exists (select from pg_roles where rolname = ${literal(role.slice(1, -1))}) then create role ${role}; end if; end $$`,
    `alter role ${role} login connection limit ${connections} password ${literal(password)}`,
    `alter role ${role} set search_path = ${schema}`,
    `do $$ begin execute format('grant connect on database %I to ${role}', current_database()); end $$`,
  ];
  return [
    // Only the roles below may connect to the database.
    'revoke all on schema public from public',
    `do $$ begin execute format('revoke all on database %I from public', current_database()); end $$`,
    ...signIn(owner, ownerPassword, ownerConnectionLimit),
    ...signIn(runtime, runtimePassword, connectionLimit(manifestOf(service))),
    // To create a schema for the owner, the role that executes this must be able to act as it. A superuser is. Other roles
    // need the grant: since Postgres 16 the creator of a role may pass it on, but not act as it.
    `do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant ${owner} to %I', current_user); end if; end $$`,
    `create schema if not exists ${schema} authorization ${owner}`,
    `revoke all on schema ${schema} from public`,
    ...extensionsOf(service).map((name) => `create extension if not exists ${name} with schema ${schema}`),
    `grant usage on schema ${schema} to ${runtime}`,
    // For tables that migrations will create, and for those that earlier ones have created.
    `alter default privileges for role ${owner} in schema ${schema} grant select, insert, update, delete on tables to ${runtime}`,
    `alter default privileges for role ${owner} in schema ${schema} grant usage on sequences to ${runtime}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${runtime}`,
    `grant usage on all sequences in schema ${schema} to ${runtime}`,
  ];
}
