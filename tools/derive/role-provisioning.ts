import { services } from '../../libs/topology/src/services.ts';
import { ownerRole } from '../../libs/topology/src/roles.ts';
import { closeOtherDatabases, closeSharedFunctions, provisionStatements } from '../provision-statements.ts';
import { written, type Output } from './output.ts';

/** The variables that hold the passwords of a service's two roles. */
export const passwordVariables = (service: string): [owner: string, runtime: string] => [
  inEnvironment(ownerRole(service)),
  inEnvironment(service),
];

const inEnvironment = (role: string): string => `POSTGRES_PASSWORD_${role.toUpperCase()}`;
const inPsql = (role: string): string => `${role}_password`;

/** The statements of one service for psql, which reads the passwords from its environment. */
function renderService(service: string): string {
  const roles = [ownerRole(service), service];
  const reads = roles.map((role) => `\\getenv ${inPsql(role)} ${inEnvironment(role)}`);
  const statements = provisionStatements(service, `@${ownerRole(service)}@`, `@${service}@`).map(
    (statement) => `${statement.replace(/'@(\w+)@'/, (_, role: string) => `:'${inPsql(role)}'`)};`,
  );
  return [`-- ${service}`, ...reads, ...statements].join('\n');
}

const renderProvisioning = (): string => `-- ${written('libs/topology and tools/provision-statements.ts')}
-- Creates the roles and schemas of all services and sets their passwords. Safe to repeat. For a superuser, or for the
-- owner of the database who may create roles:
--   psql -v ON_ERROR_STOP=1 -d presently -f provision.sql
-- with ${inEnvironment('<service>_owner')} and ${inEnvironment('<service>')} in the environment, for each service.
-- On a server that only the product uses, add -v our_server=1: it closes the databases that every server has besides.
\\set ON_ERROR_STOP on
begin;

${services.map(renderService).join('\n\n')}

${closeSharedFunctions};

\\if :{?our_server}
${closeOtherDatabases.map((statement) => `${statement};`).join('\n')}
\\endif

commit;
`;

const renderShared = (): string => `-- ${written('tools/provision-statements.ts')}
-- What only a superuser can take from all roles. provision.sql contains it; where the owner of the database executes
-- that file, a superuser executes this one once.
${closeSharedFunctions};
`;

/** Roles and schemas of all services, as one script for psql, and the part of it that needs a superuser. */
export const roleProvisioning: Output[] = [
  { path: 'deploy/postgres/provision.sql', render: renderProvisioning },
  { path: 'deploy/postgres/shared-functions.sql', render: renderShared },
];
