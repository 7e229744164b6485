import { brokerUsers, passwordVariable, routesPassword } from '../../libs/topology/src/broker-users.ts';
import { list } from '../../libs/cli/src/markdown.ts';
import type { Manifest } from '../../libs/topology/src/manifest.ts';
import { manifests, services } from '../../libs/topology/src/services.ts';
import { variablesOf } from '../../libs/topology/src/trial.ts';
import { replaceRegion, type Output } from './output.ts';
import { passwordVariables } from './role-provisioning.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const secret = (name: string, required: readonly string[], optional: readonly string[] = []): string =>
  `\`${name}\`: ${quoted(required)}${optional.length > 0 ? `; optional ${quoted(optional)}` : ''}`;

function secretOf(manifest: Manifest): string {
  const secrets = variablesOf(manifest).filter(([, { isSecret }]) => isSecret);
  const names = (isRequired: boolean) =>
    secrets.flatMap(([name, { production }]) => ((production === 'required') === isRequired ? [name] : []));
  const addresses = [...(manifest.database ? ['DATABASE_URL'] : []), 'NATS_URL'];
  return secret(manifest.name, [...addresses, ...names(true)], names(false));
}

const renderSecrets = (): string =>
  list([
    ...manifests.map(secretOf),
    ...services.map((service) => secret(`${service}-owner`, ['DATABASE_URL'])),
    secret('streams', ['NATS_URL']),
    secret('nats', [...brokerUsers.map(passwordVariable), routesPassword]),
    secret('postgres-roles', services.flatMap(passwordVariables)),
    secret('postgres-backups', ['ACCESS_KEY_ID', 'SECRET_ACCESS_KEY']),
  ]);

/** The secrets that production needs in Kubernetes. */
export const secretsList: Output = {
  path: 'docs/deploy.md',
  render: (current) => replaceRegion(current, '<!--', 'secrets', renderSecrets()),
};
