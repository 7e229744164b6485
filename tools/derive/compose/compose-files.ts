import { brokerUsers, passwordVariable } from '../../../libs/topology/src/broker-users.ts';
import { manifests, services } from '../../../libs/topology/src/services.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import { replaceRegion, type Output } from '../output.ts';
import { passwordVariables } from '../role-provisioning.ts';
import { inTrialPassword, migrating, renderMigrations, renderProcesses } from './processes.ts';
import { indented, inProduction, mapping } from './variables.ts';

const brokerPasswords = brokerUsers.map(passwordVariable);
const rolePasswords = services.flatMap(passwordVariables);

const passwords = (variables: readonly string[], valueOf: (variable: string) => string): string =>
  mapping(Object.fromEntries(variables.map((variable) => [variable, valueOf(variable)]))).join('\n');

/** Replaces several regions of a file. */
const replaceRegions = (current: string, regions: Readonly<Record<string, string>>): string =>
  Object.entries(regions).reduce((text, [name, region]) => replaceRegion(text, '#', name, region), current);

const renderTrial = (current: string): string =>
  replaceRegions(current, {
    'broker passwords': passwords(brokerPasswords, inTrialPassword),
    'role passwords': passwords(rolePasswords, inTrialPassword),
    migrations: renderMigrations(),
    processes: renderProcesses(),
  });

const mustBeSet = (variable: string): string => `\${${variable}:?is missing}`;

function renderProductionProcesses(): string {
  const processes = manifests.map((manifest) => {
    const values = Object.fromEntries(
      variablesOf(manifest).map(([name, variable]) => [name, inProduction(name, variable)]),
    );
    return [
      `${manifest.name}:`,
      '  environment:',
      '    <<: *production',
      ...(Object.keys(values).length > 0 ? [indented(mapping(values), 4)] : []),
    ].join('\n');
  });
  return processes.join('\n\n');
}

const renderProduction = (current: string): string =>
  replaceRegions(current, {
    'broker passwords': passwords(brokerPasswords, mustBeSet),
    'role passwords': passwords(rolePasswords, mustBeSet),
    migrations: migrating.map(({ name }) => `migrate-${name}: { environment: { <<: *production } }`).join('\n'),
    processes: renderProductionProcesses(),
  });

const renderExample = (current: string): string =>
  replaceRegions(current, {
    passwords: [...rolePasswords, ...brokerPasswords].map((variable) => `${variable}=`).join('\n'),
  });

export const composeFiles: Output[] = [
  { path: 'docker-compose.yml', render: renderTrial },
  { path: 'deploy/compose/production.yml', render: renderProduction },
  { path: 'deploy/compose/production.env.example', render: renderExample },
];
