import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { variablesOf } from '../../../libs/topology/src/trial.ts';
import { migration } from './migration.ts';
import { networkPolicy } from './network-policy.ts';
import { fromSecret } from './yaml.ts';

const selector = ({ name }: Manifest) => ({ 'app.kubernetes.io/name': name });
const labels = (manifest: Manifest) => ({ ...selector(manifest), 'app.kubernetes.io/component': manifest.kind });

const serviceAccount = ({ name }: Manifest) => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name },
  automountServiceAccountToken: false,
});

/** Secrets of a process: its own addresses of the stores first, then required ones, then optional ones. */
function secrets(manifest: Manifest): object[] {
  const declared = variablesOf(manifest).filter(([, { isSecret }]) => isSecret);
  const isRequired = ([, { production }]: (typeof declared)[number]) => production === 'required';
  return [
    fromSecret('NATS_URL', manifest.name),
    ...(manifest.database ? [fromSecret('DATABASE_URL', manifest.name)] : []),
    ...declared.filter(isRequired).map(([name]) => fromSecret(name, manifest.name)),
    ...declared.filter((each) => !isRequired(each)).map(([name]) => fromSecret(name, manifest.name, true)),
  ];
}

/** Waits for the migration of this release; pods of the release before serve meanwhile. */
const awaitSchema = ({ name }: Manifest) => ({
  name: 'await-schema',
  image: `presently/${name}`,
  command: ['node', `services/${name}/dist/await-schema.js`],
  env: [fromSecret('DATABASE_URL', name)],
});

/** Probes, hardening, spreading and rollout are the same for all and come from deploy/k8s/components/pods. */
const deployment = (manifest: Manifest) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: manifest.name, labels: labels(manifest) },
  spec: {
    selector: { matchLabels: selector(manifest) },
    template: {
      metadata: { labels: labels(manifest) },
      spec: {
        serviceAccountName: manifest.name,
        ...(manifest.database && { initContainers: [awaitSchema(manifest)] }),
        containers: [
          {
            name: 'app',
            image: `presently/${manifest.name}`,
            envFrom: [{ configMapRef: { name: 'common' } }, { configMapRef: { name: manifest.name } }],
            env: secrets(manifest),
            resources: manifest.resources,
          },
        ],
      },
    },
  },
});

/** The gateway takes requests. A service takes calls over NATS, and its health port is there for monitoring. */
const service = (manifest: Manifest) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: manifest.name, labels: labels(manifest) },
  spec: {
    selector: selector(manifest),
    ports: [
      manifest.kind === 'gateway'
        ? { name: 'http', port: 80, targetPort: 'http' }
        : { name: 'health', port: 8081, targetPort: 'health' },
    ],
  },
});

const autoscaler = ({ name, replicas }: Manifest) => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: replicas.min,
    maxReplicas: replicas.max,
    metrics: [{ type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } } }],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  },
});

const disruptionBudget = (manifest: Manifest) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: manifest.name },
  spec: { maxUnavailable: 1, selector: { matchLabels: selector(manifest) } },
});

/** All objects of a process. */
export const objectsOf = (manifest: Manifest): object[] => [
  serviceAccount(manifest),
  deployment(manifest),
  service(manifest),
  autoscaler(manifest),
  disruptionBudget(manifest),
  networkPolicy(manifest),
  ...(manifest.database ? [migration(manifest)] : []),
];
