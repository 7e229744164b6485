import { brokerUsers, passwordVariable } from '../../libs/topology/src/broker-users.ts';
import type { Manifest } from '../../libs/topology/src/manifest.ts';
import { manifests, services } from '../../libs/topology/src/services.ts';
import { variablesOf } from '../../libs/topology/src/trial.ts';
import { replaceRegion, type Output } from './output.ts';
import { passwordVariables } from './role-provisioning.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const row = (secret: string, required: readonly string[], optional: readonly string[] = []): string =>
  `| \`${secret}\` | ${quoted(required)} | ${quoted(optional)} |`;

function rowOf(manifest: Manifest): string {
  const secrets = variablesOf(manifest).filter(([, { isSecret }]) => isSecret);
  const names = (isRequired: boolean) =>
    secrets.flatMap(([name, { production }]) => ((production === 'required') === isRequired ? [name] : []));
  const addresses = [...(manifest.database ? ['DATABASE_URL'] : []), 'NATS_URL'];
  return row(manifest.name, [...addresses, ...names(true)], names(false));
}

function renderSecrets(): string {
  const owners = services.map((service) => row(`${service}-owner`, ['DATABASE_URL']));
  return [
    '| secret | required keys | optional keys |',
    '| --- | --- | --- |',
    ...manifests.map(rowOf),
    ...owners,
    row('streams', ['NATS_URL']),
    row('nats', brokerUsers.map(passwordVariable)),
    row('postgres-roles', services.flatMap(passwordVariables)),
    row('postgres-backups', ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']),
  ].join('\n');
}

/** The secrets that production needs in Kubernetes. */
export const secretsTable: Output = {
  path: 'docs/deploy.md',
  render: (current) => replaceRegion(current, '<!--', 'secrets', renderSecrets()),
};
