import type { Manifest } from '../../../libs/topology/src/manifest.ts';
import { manifests, services } from '../../../libs/topology/src/services.ts';
import {
  ofKind,
  podsOf,
  selects,
  titleOf,
  type KubernetesObject,
  type Labels,
  type Selector,
  type Stack,
} from '../objects.ts';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}
interface Policy {
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
  podSelector: Selector;
}

/** Private networks, which pods with a way to the internet must not reach. */
const ownNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'];

const ofManifest = (manifest: Manifest): string[] => [
  ...(manifest.database ? ['database:5432'] : []),
  'nats:4222',
  'monitoring:4318',
  ...(manifest.internet?.ports ?? []).map((port) => `internet:${port}`),
];

/** What each kind of pod may reach, by the label `app.kubernetes.io/name`, beside the resolver of names. */
const mayReach: Record<string, string[]> = {
  ...Object.fromEntries(manifests.map((manifest) => [manifest.name, ofManifest(manifest)])),
  nats: ['nats:6222'],
  streams: ['nats:4222'],
  sandbox: ['gateway:8080'],
  postgres: [],
};
const ofTrying = ['sandbox:8090', 'sandbox:1025'];

const nameOf = (labels: Labels): string => labels['app.kubernetes.io/name'] ?? '';

function expectedOf(labels: Labels, isTrying: boolean): string[] | undefined {
  const name = nameOf(labels);
  if (labels['app.kubernetes.io/component'] === 'database-job') return ['database:5432'];
  const expected = mayReach[name];
  return isTrying && services.some((service) => service === name) ? [...expected!, ...ofTrying] : expected;
}

const policiesFor = (stack: Stack, labels: Labels, type: 'Ingress' | 'Egress'): Policy[] =>
  ofKind(stack, 'NetworkPolicy')
    .map(({ spec }) => spec as Policy)
    .filter(({ podSelector, policyTypes }) => policyTypes.includes(type) && selects(podSelector, labels));

/** Every pod is closed but for what it needs, both ways. */
export function networkIsClosed(stack: Stack): string[] {
  const pods = podsOf(stack);
  const isTrying = pods.some(({ labels }) => nameOf(labels) === 'sandbox');
  const problems: string[] = [];
  for (const { owner, labels } of pods) {
    const title = titleOf(owner);
    for (const type of ['Ingress', 'Egress'] as const)
      if (policiesFor(stack, labels, type).length === 0)
        problems.push(`${title} is open: no policy of ${type} covers it`);
    // An operator's database has needs of its own; who may reach it is told by the others.
    if (owner.kind === 'Cluster') continue;
    const reached = reachedBy(
      stack,
      labels,
      pods.map((each) => each.labels),
    );
    const expected = new Set(expectedOf(labels, isTrying));
    for (const place of reached.symmetricDifference(expected))
      problems.push(`${title} ${expected.has(place) ? 'cannot' : 'can'} reach ${place}`);
  }
  for (const policy of ofKind(stack, 'NetworkPolicy'))
    if (!sparesInnerNetworks(policy))
      problems.push(`${titleOf(policy)} opens the cluster's own networks with the internet`);
  return problems;
}

/** Places such as `nats:4222` that lie open to a pod: allowed on its way out and on the other's way in. */
function reachedBy(stack: Stack, from: Labels, all: Labels[]): Set<string> {
  const places = new Set<string>();
  for (const { to, ports } of policiesFor(stack, from, 'Egress').flatMap(({ egress = [] }) => egress))
    for (const { port } of ports ?? [{ port: 0 }])
      for (const peer of to ?? [{ ipBlock: { cidr: '0.0.0.0/0' } }]) {
        if (peer.ipBlock) places.add(`internet:${port}`);
        else if (peer.namespaceSelector) {
          const namespace = peer.namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'];
          if (port !== 53) places.add(`${namespace}:${port}`);
        } else
          for (const target of all.filter((labels) => selects(peer.podSelector!, labels)))
            if (letsIn(stack, target, from, port)) places.add(`${placeOf(target)}:${port}`);
      }
  return places;
}

const placeOf = (labels: Labels): string =>
  labels['app.kubernetes.io/component'] === 'database' ? 'database' : nameOf(labels);

const letsIn = (stack: Stack, target: Labels, from: Labels, port: number): boolean =>
  policiesFor(stack, target, 'Ingress')
    .flatMap(({ ingress = [] }) => ingress)
    .some(
      (rule) =>
        (rule.ports ?? []).some((allowed) => allowed.port === port) &&
        (rule.from ?? []).some(
          ({ podSelector, namespaceSelector }) => !namespaceSelector && podSelector && selects(podSelector, from),
        ),
    );

const sparesInnerNetworks = ({ spec }: KubernetesObject): boolean =>
  ((spec as Policy).egress ?? [])
    .flatMap(({ to = [] }) => to)
    .every(
      ({ ipBlock }) =>
        !ipBlock?.cidr.startsWith('0.0.0.0/0') || ownNetworks.every((network) => ipBlock.except?.includes(network)),
    );
