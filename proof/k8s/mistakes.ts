import { readFileSync } from 'node:fs';
import { checks, type CheckName } from './checks.ts';
import type { Container, KubernetesObject, PodSpec, Stack } from './objects.ts';

const releases = new URL('../../deploy/k8s/overlays/production/release/kustomization.yaml', import.meta.url);
const [, socialTag] = /presently\/social,.*newTag: ([\w.]+)/.exec(readFileSync(releases, 'utf8'))!;
const socialMigration = `social-migration-${socialTag}`;

interface Planted {
  mistake: string;
  check: CheckName;
  /** What the check said of it and of nothing else; nothing where it was blind. */
  problems: string[];
}

/** Finds what a mistake is made in; a mistake that finds no place is a mistake of this file. */
class Editor {
  private readonly stack: Stack;
  constructor(stack: Stack) {
    this.stack = stack;
  }

  object(kind: string, name: string): KubernetesObject {
    const found = this.stack.objects.find(
      (each) => each.kind === kind && each.metadata.name.replace(/-[a-z0-9]{10}$/, '') === name,
    );
    if (!found) throw new Error(`There is no ${kind} ${name} to make a mistake in`);
    return found;
  }

  pod = (name: string, kind = 'Deployment'): PodSpec => this.object(kind, name).spec.template.spec as PodSpec;
  app = (name: string, kind = 'Deployment'): Container => this.pod(name, kind).containers[0]!;
  drop(kind: string, name: string): void {
    this.stack.objects.splice(this.stack.objects.indexOf(this.object(kind, name)), 1);
  }
  /** Replaces a text in a file of a ConfigMap. */
  change(map: string, file: string, from: string, to: string): void {
    const data = this.object('ConfigMap', map).data!;
    if (!data[file]!.includes(from)) throw new Error(`${file} has no "${from}" to make a mistake in`);
    data[file] = data[file]!.replace(from, to);
  }
  add(object: KubernetesObject): void {
    this.stack.objects.push(object);
  }
}

type Mistake = [mistake: string, check: CheckName, plant: (edit: Editor) => void];

/** One of each kind that the checks are there for. */
const mistakes: Mistake[] = [
  ['an unknown field', 'schemas', (edit) => Object.assign(edit.app('gifting'), { startupProb: {} })],
  [
    'a deep unknown field',
    'schemas',
    (edit) => Object.assign(edit.app('gifting').readinessProbe!.httpGet!, { pathh: '/' }),
  ],
  ['an unknown field of Postgres', 'schemas', (edit) => (edit.object('Cluster', 'postgres').spec.instancez = 3)],
  [
    'an unknown field of a backup',
    'schemas',
    (edit) => (edit.object('ObjectStore', 'postgres-backups').spec.configuration.wall = {}),
  ],
  ['a number as text', 'schemas', (edit) => (edit.object('HorizontalPodAutoscaler', 'social').spec.maxReplicas = '8')],
  [
    'a version that is gone',
    'schemas',
    (edit) => (edit.object('PodDisruptionBudget', 'social').apiVersion = 'policy/v1beta1'),
  ],
  ['a missing selector', 'schemas', (edit) => delete edit.object('Deployment', 'social').spec.selector],
  ['a name given twice', 'names', (edit) => edit.add(edit.object('Service', 'social'))],
  ['another namespace', 'names', (edit) => (edit.object('Service', 'social').metadata.namespace = 'default')],
  [
    'a selector of nothing',
    'selectors',
    (edit) => (edit.object('Service', 'social').spec.selector = { app: 'social' }),
  ],
  ['a selector of too much', 'selectors', (edit) => (edit.object('PodDisruptionBudget', 'social').spec.selector = {})],
  [
    'a policy for nobody',
    'selectors',
    (edit) => (edit.object('NetworkPolicy', 'social').spec.podSelector.matchLabels = { a: 'b' }),
  ],
  ['a port nobody has', 'ports', (edit) => (edit.object('Service', 'social').spec.ports[0].targetPort = 'http')],
  ['a probe of a wrong port', 'ports', (edit) => (edit.app('social').livenessProbe!.httpGet!.port = 8080)],
  ['an ingress to nowhere', 'ports', (edit) => edit.drop('Service', 'gateway')],
  ['a ConfigMap that is gone', 'references', (edit) => edit.drop('ConfigMap', 'billing')],
  ['an account that is gone', 'references', (edit) => edit.drop('ServiceAccount', 'billing')],
  ['a volume that is gone', 'references', (edit) => edit.pod('billing').volumes!.splice(0)],
  [
    'a scaler of nothing',
    'references',
    (edit) => (edit.object('HorizontalPodAutoscaler', 'social').spec.scaleTargetRef.name = 'socail'),
  ],
  ['an unknown secret', 'secrets', (edit) => (edit.app('social').env![0]!.valueFrom!.secretKeyRef!.name = 'socail')],
  ['a secret for nothing', 'secrets', (edit) => edit.app('billing').env!.pop()],
  ['a missing variable', 'environment of processes', (edit) => edit.app('billing').env!.splice(2, 1)],
  [
    'a missing config key',
    'environment of processes',
    (edit) => delete edit.object('ConfigMap', 'gateway').data!.PUBLIC_URL,
  ],
  [
    'an unknown variable',
    'environment of processes',
    (edit) => (edit.object('ConfigMap', 'gifting').data!.DATABASE_POL = '8'),
  ],
  [
    'a value out of range',
    'environment of processes',
    (edit) => (edit.object('ConfigMap', 'gifting').data!.DATABASE_POOL = '0'),
  ],
  [
    'an address without TLS',
    'environment of processes',
    (edit) => (edit.object('ConfigMap', 'gateway').data!.PUBLIC_URL = 'http://presently.example'),
  ],
  [
    'every proxy trusted',
    'environment of processes',
    (edit) => (edit.object('ConfigMap', 'gateway').data!.TRUST_PROXY = '0.0.0.0/0'),
  ],
  [
    'a flag of the sandbox',
    'environment of processes',
    (edit) => (edit.object('ConfigMap', 'social').data!.OPENAI_IS_SANDBOX = 'true'),
  ],
  [
    'a migration of nothing',
    'environment of processes',
    (edit) => (edit.app(socialMigration, 'Job').command![1] = 'services/social/dist/migrat.js'),
  ],
  [
    'a migration too curious',
    'environment of processes',
    (edit) => edit.app(socialMigration, 'Job').env!.push({ name: 'NATS_URL', value: 'nats://nats:4222' }),
  ],
  ['a password not given', 'passwords of stores', (edit) => edit.app('nats', 'StatefulSet').env!.pop()],
  ['a role without password', 'passwords of stores', (edit) => edit.app('postgres-provision', 'Job').env!.pop()],
  ['a pod of root', 'hardened pods', (edit) => (edit.pod('social').securityContext!.runAsNonRoot = false)],
  [
    'a root to write to',
    'hardened pods',
    (edit) => (edit.app('social').securityContext!.readOnlyRootFilesystem = false),
  ],
  ['a capability', 'hardened pods', (edit) => (edit.app('social').securityContext!.capabilities!.add = ['NET_ADMIN'])],
  [
    'an init container unwatched',
    'hardened pods',
    (edit) => Object.assign(edit.pod('social').initContainers![0]!, { securityContext: {} }),
  ],
  ['a token for Kubernetes', 'hardened pods', (edit) => delete edit.pod('social').automountServiceAccountToken],
  ['a broker in the clear', 'closed broker', (edit) => edit.change('nats', 'server.conf', 'tls {', 'logging {')],
  [
    'routes for everybody',
    'closed broker',
    (edit) => edit.change('nats', 'nats.conf', 'authorization {', 'compression {'),
  ],
  ['routes without certificates', 'closed broker', (edit) => edit.change('nats', 'nats.conf', 'ca_file:', 'key_file:')],
  ['a client that trusts anybody', 'closed broker', (edit) => delete edit.object('ConfigMap', 'common').data!.NATS_CA],
  ['a missing limit', 'versions and resources', (edit) => delete edit.app('social').resources!.limits!.memory],
  [
    'an image called latest',
    'versions and resources',
    (edit) => (edit.app('social').image = 'presently/social:latest'),
  ],
  [
    'an image without tag',
    'versions and resources',
    (edit) => (edit.app('social').image = 'registry.example:5000/presently/social'),
  ],
  ['a missing probe', 'probes', (edit) => delete edit.app('social').startupProbe],
  ['a probe that says nothing', 'probes', (edit) => (edit.app('social').readinessProbe!.httpGet!.path = '/healthz')],
  ['replicas beside a scaler', 'rollouts', (edit) => (edit.object('Deployment', 'social').spec.replicas = 2)],
  [
    'pods taken away first',
    'rollouts',
    (edit) => (edit.object('Deployment', 'social').spec.strategy.rollingUpdate.maxUnavailable = 1),
  ],
  ['a missing budget', 'rollouts', (edit) => edit.drop('PodDisruptionBudget', 'social')],
  [
    'a budget that blocks',
    'rollouts',
    (edit) => (edit.object('PodDisruptionBudget', 'social').spec.maxUnavailable = 0),
  ],
  ['a single pod', 'rollouts', (edit) => (edit.object('HorizontalPodAutoscaler', 'social').spec.minReplicas = 1)],
  ['too little time to stop', 'time to stop', (edit) => (edit.pod('gateway').terminationGracePeriodSeconds = 30)],
  ['no wait for the proxies', 'time to stop', (edit) => delete edit.app('gateway').lifecycle],
  [
    'clients of NATS cut off',
    'time to stop',
    (edit) => (edit.pod('nats', 'StatefulSet').terminationGracePeriodSeconds = 30),
  ],
  [
    'an open pod',
    'network',
    (edit) => ['default-deny', 'names', 'telemetry', 'social'].forEach((name) => edit.drop('NetworkPolicy', name)),
  ],
  [
    'a way to the internet',
    'network',
    (edit) =>
      edit
        .object('NetworkPolicy', 'identity')
        .spec.egress.push({ to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: [{ port: 443 }] }),
  ],
  [
    'a way to the inner networks',
    'network',
    (edit) => (edit.object('NetworkPolicy', 'social').spec.egress[2].to[0].ipBlock.except = []),
  ],
  [
    'a way to a neighbour',
    'network',
    (edit) => {
      edit.object('NetworkPolicy', 'social').spec.egress.push({ to: [{ podSelector: {} }], ports: [{ port: 8080 }] });
      edit
        .object('NetworkPolicy', 'gateway')
        .spec.ingress.push({ from: [{ podSelector: {} }], ports: [{ port: 8080 }] });
    },
  ],
  ['a way that is shut', 'network', (edit) => edit.object('NetworkPolicy', 'nats').spec.ingress.shift()],
  [
    'too few connections',
    'connections',
    (edit) => (edit.object('HorizontalPodAutoscaler', 'social').spec.maxReplicas = 40),
  ],
  [
    'too small a store',
    'streams',
    (edit) =>
      (edit.object('StatefulSet', 'nats').spec.volumeClaimTemplates[0].spec.resources.requests.storage = '10Gi'),
  ],
  ['copies without servers', 'streams', (edit) => (edit.object('StatefulSet', 'nats').spec.replicas = 5)],
  [
    'a late write to disk',
    'streams',
    (edit) => (edit.object('ConfigMap', 'nats').data!['server.conf'] = 'max_file_store: 16GB'),
  ],
  [
    'a secret in git',
    'fit for production',
    (edit) => edit.add({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'identity' } }),
  ],
  [
    'the sandbox in production',
    'fit for production',
    (edit) => edit.add({ ...edit.object('Service', 'social'), metadata: { name: 'sandbox' } }),
  ],
  ['an ingress without TLS', 'fit for production', (edit) => delete edit.object('Ingress', 'gateway').spec.tls],
];

/** Makes each mistake in a copy of what is right, and asks the check that should find it. */
export async function plantMistakes(stack: Stack, root: string): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const [mistake, check, plant] of mistakes) {
    const copy = structuredClone(stack);
    plant(new Editor(copy));
    const before = new Set(await checks[check](stack, root));
    const after = await checks[check](copy, root);
    planted.push({ mistake, check, problems: after.filter((problem) => !before.has(problem)) });
  }
  return planted;
}
