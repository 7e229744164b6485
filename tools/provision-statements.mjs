// Who may do what in Postgres. Shared by the local supervisor and by the tests' databases, so that a right which is
// missing fails a test first.

/** @param {string} text */
const literal = (text) => `'${text.replaceAll("'", "''")}'`;

/** @param {string} name */
const identifier = (name) => {
  if (!/^[a-z][a-z_]{0,50}$/.test(name)) throw new Error(`"${name}" cannot name a role and a schema`);
  return `"${name}"`;
};

/**
 * The role that owns a service's schema and runs its migrations. The service itself never signs in with it.
 * @param {string} service
 */
export const ownerRole = (service) => `${service}_owner`;

/**
 * What a service needs of Postgres beyond its core: trusted extensions, which the owner of a database may add.
 * @type {Record<string, string[]>}
 */
const extensions = { recommendations: ['pg_trgm'] };

/**
 * Closes the databases that every server has besides the product's own. Only for a server that is nobody else's: who else
 * lives there may rely on them.
 * @type {readonly string[]}
 */
export const closeOtherDatabases = ['postgres', 'template1'].map(
  (name) => `revoke all on database ${name} from public`,
);

/**
 * Gives a service its schema and two roles: `<service>_owner` owns the schema and runs migrations; `<service>` reads and
 * writes rows in it, nothing else, and sees no other schema.
 * @param {string} service name of the schema and of the role the service signs in with
 * @param {string} ownerPassword
 * @param {string} runtimePassword
 * @returns {string[]} SQL for a superuser, or for the owner of the database who may create roles; safe to repeat
 */
export function provisionStatements(service, ownerPassword, runtimePassword) {
  const schema = identifier(service);
  const runtime = schema;
  const owner = identifier(ownerRole(service));
  /** @param {string} role @param {string} password */
  const signIn = (role, password) => [
    `do $$ begin if not exists (select from pg_roles where rolname = ${literal(role.slice(1, -1))}) then create role ${role}; end if; end $$`,
    `alter role ${role} login password ${literal(password)}`,
    `alter role ${role} set search_path = ${schema}`,
    `do $$ begin execute format('grant connect on database %I to ${role}', current_database()); end $$`,
  ];
  return [
    // The database is closed to everybody who is not invited.
    'revoke all on schema public from public',
    `do $$ begin execute format('revoke all on database %I from public', current_database()); end $$`,
    ...signIn(owner, ownerPassword),
    ...signIn(runtime, runtimePassword),
    // Whoever runs this has to be able to act as the owner, to create a schema for it; a superuser already is. Being a member
    // is not enough: since Postgres 16 whoever makes a role is one that may pass it on, but not act as it.
    `do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant ${owner} to %I', current_user); end if; end $$`,
    `create schema if not exists ${schema} authorization ${owner}`,
    `revoke all on schema ${schema} from public`,
    ...(extensions[service] ?? []).map((name) => `create extension if not exists ${name} with schema ${schema}`),
    `grant usage on schema ${schema} to ${runtime}`,
    // For tables that migrations will create, and for those that earlier ones have created.
    `alter default privileges for role ${owner} in schema ${schema} grant select, insert, update, delete on tables to ${runtime}`,
    `alter default privileges for role ${owner} in schema ${schema} grant usage on sequences to ${runtime}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${runtime}`,
    `grant usage on all sequences in schema ${schema} to ${runtime}`,
  ];
}
