import { brokerUsers, passwordVariable } from '../../../libs/topology/src/broker-users.ts';
import { services } from '../../../libs/topology/src/services.ts';
import type { Output } from '../output.ts';
import { passwordVariables } from '../role-provisioning.ts';
import { component, fromSecret, patchOf, yamlOf } from './yaml.ts';

const patch = (apiVersion: string, kind: string, name: string, container: string, env: object[]) =>
  patchOf({
    apiVersion,
    kind,
    metadata: { name },
    spec: { template: { spec: { containers: [{ name: container, env }] } } },
  });

const passwords = () =>
  component({
    patches: [
      patch(
        'apps/v1',
        'StatefulSet',
        'nats',
        'nats',
        brokerUsers.map((user) => fromSecret(passwordVariable(user), 'nats')),
      ),
      patch(
        'batch/v1',
        'Job',
        'postgres-provision',
        'app',
        services.flatMap(passwordVariables).map((variable) => fromSecret(variable, 'postgres-roles')),
      ),
    ],
  });

/** Gives NATS and the provisioning of Postgres the passwords that permissions.conf and provision.sql ask for. */
export const kubernetesPasswords: Output = {
  path: 'deploy/k8s/generated/passwords/kustomization.yaml',
  render: () => yamlOf(passwords()),
};
