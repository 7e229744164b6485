import { brokerUsers, passwordVariable, routesPassword } from '../../../libs/topology/src/broker-users.ts';
import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifests, services } from '../../../libs/topology/src/services.ts';
import { fillIn, variablesOf, type Places } from '../../../libs/topology/src/trial.ts';
import { ownerRole } from '../../../libs/topology/src/roles.ts';
import type { Output } from '../output.ts';
import { passwordVariables } from '../role-provisioning.ts';
import { component, literals, patchOf, yamlOf } from './yaml.ts';

type Values = Record<string, string>;

const places: Places = {
  sandbox: 'http://sandbox:8090',
  sandboxHost: 'sandbox',
  sandboxInBrowser: 'http://localhost:8090',
  product: 'http://localhost:8080',
};
/** Every password of the local cluster. */
const password = 'local';
const mediaFolder = '/data/media';

const broker = (user: string) => `nats://${user}:${password}@nats:4222`;
const database = (role: string) => `postgres://${role}:${password}@postgres:5432/presently`;
const passwordsOf = (names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, password]));

function trialValues(manifest: Manifest, isSecret: boolean): Values {
  const values = variablesOf(manifest)
    .filter(([, variable]) => variable.trial !== undefined && Boolean(variable.isSecret) === isSecret)
    .map(([name, { trial }]) => [name, fillIn(trial!, places)]);
  return Object.fromEntries(values) as Values;
}

const configuration = (manifest: Manifest): Values => ({
  ...trialValues(manifest, false),
  ...(manifest.storesRecordings && { MEDIA_DIR: mediaFolder }),
});

const secretsOf = (manifest: Manifest): [name: string, values: Values][] => [
  [
    manifest.name,
    {
      ...(manifest.database && { DATABASE_URL: database(manifest.name) }),
      NATS_URL: broker(manifest.name),
      ...trialValues(manifest, true),
    },
  ],
  ...(manifest.database
    ? ([[`${manifest.name}-owner`, { DATABASE_URL: database(ownerRole(manifest.name)) }]] as [string, Values][])
    : []),
];

const secrets = (): [name: string, values: Values][] => [
  ...manifests.flatMap(secretsOf),
  ['streams', { NATS_URL: broker('streams') }],
  ['nats', passwordsOf([...brokerUsers.map(passwordVariable), routesPassword])],
  ['postgres-admin', { DATABASE_URL: database('postgres'), POSTGRES_PASSWORD: password }],
  ['postgres-roles', passwordsOf(services.flatMap(passwordVariables))],
];

/** Mounts the volume with recordings. */
const withMedia = {
  spec: {
    template: {
      spec: {
        containers: [{ name: 'app', volumeMounts: [{ name: 'media', mountPath: mediaFolder }] }],
        volumes: [{ name: 'media', persistentVolumeClaim: { claimName: 'media' } }],
      },
    },
  },
};

const trial = () =>
  component({
    configMapGenerator: manifests
      .map((manifest) => ({ name: manifest.name, behavior: 'merge', literals: literals(configuration(manifest)) }))
      .filter((generator) => generator.literals.length > 0),
    secretGenerator: secrets().map(([name, values]) => ({ name, literals: literals(values) })),
    patches: manifests
      .filter(({ storesRecordings }) => storesRecordings)
      .map(({ name }) => patchOf({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name }, ...withMedia })),
  });

/**
 * What a trial gives every process: the sandbox in place of third parties, generous limits, a volume for recordings, and
 * passwords that are public. Never for a cluster that others can reach.
 */
export const kubernetesTrial: Output = {
  path: 'deploy/k8s/generated/trial/kustomization.yaml',
  render: () => yamlOf(trial()),
};
