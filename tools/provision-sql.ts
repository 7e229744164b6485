import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { closeOtherDatabases, ownerRole, provisionStatements } from './provision-statements.mjs';
import { services } from '../libs/topology/src/services.ts';

const file = fileURLToPath(new URL('../deploy/postgres/provision.sql', import.meta.url));

/** psql's variable that holds a role's password, and the variable of the environment that it comes from. */
const variable = (role: string): string => `${role}_password`;
const inEnvironment = (role: string): string => `POSTGRES_PASSWORD_${role.toUpperCase()}`;

/** The statements that `npm start` and the tests use, for psql: passwords come from its environment. */
function renderProvisioning(): string {
  const ofService = (service: string): string => {
    const roles = [ownerRole(service), service];
    const asks = roles.map((role) => `\\getenv ${variable(role)} ${inEnvironment(role)}`);
    const statements = provisionStatements(service, `@${ownerRole(service)}@`, `@${service}@`).map(
      (statement) => `${statement.replace(/'@(\w+)@'/, (_, role: string) => `:'${variable(role)}'`)};`,
    );
    return [`-- ${service}`, ...asks, ...statements].join('\n');
  };
  return `-- Written by \`node tools/provision-sql.ts\` from tools/provision-statements.mjs; \`npm run lint\` fails when it is stale.
-- Roles and schemas of every service, safe to repeat, and how passwords are changed. Run by a superuser, or by the owner
-- of the database who may create roles:
--   psql -v ON_ERROR_STOP=1 -d presently -f provision.sql
-- with ${inEnvironment('<service>_owner')} and ${inEnvironment('<service>')} in the environment, for each service.
-- On a server that is nobody else's, add -v our_server=1: it closes the databases that every server has besides this one.
\\set ON_ERROR_STOP on
begin;

${services.map(ofService).join('\n\n')}

\\if :{?our_server}
${closeOtherDatabases.map((statement) => `${statement};`).join('\n')}
\\endif

commit;
`;
}

const page = renderProvisioning();
if (!process.argv.includes('--check')) writeFileSync(file, page);
else if (readFileSync(file, 'utf8') !== page) {
  console.error('deploy/postgres/provision.sql is stale: run `npm run provision-sql`');
  process.exit(1);
}
