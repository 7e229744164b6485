/**
 * SQL that gives a service its schema and its two roles: `<service>_owner` runs migrations and owns every object,
 * `<service>` reads and writes rows and can do nothing else. Safe to repeat.
 *
 * @param {string} service schema and role name, `gifting`
 * @param {string} ownerPassword
 * @param {string} runtimePassword
 * @returns {string[]} statements for a superuser (or the database's owner with CREATEROLE), in order
 */
export function provisionStatements(service, ownerPassword, runtimePassword) {
  const owner = `${service}_owner`;
  const role = (name, password) => [
    `do $$ begin create role ${name} login; exception when duplicate_object then null; end $$`,
    `alter role ${name} password ${literal(password)}`,
    `alter role ${name} set search_path = ${service}`,
  ];
  return [
    'revoke all on schema public from public',
    `do $$ begin execute format('revoke all on database %I from public', current_database()); end $$`,
    ...role(owner, ownerPassword),
    ...role(service, runtimePassword),
    // A superuser in name only (managed Postgres) must be a member of a role to create a schema for it.
    `do $$ begin execute format('grant ${owner} to %I', current_user); exception when others then null; end $$`,
    `do $$ begin execute format('grant connect on database %I to ${owner}, ${service}', current_database()); end $$`,
    `create schema if not exists ${service} authorization ${owner}`,
    `grant usage on schema ${service} to ${service}`,
    `alter default privileges for role ${owner} in schema ${service} grant select, insert, update, delete on tables to ${service}`,
    `alter default privileges for role ${owner} in schema ${service} grant usage, select on sequences to ${service}`,
  ];
}

const literal = (text) => `'${text.replaceAll("'", "''")}'`;
