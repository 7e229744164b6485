import type { Manifest } from '../../../libs/topology/src/manifest.ts';

const tcp = (...ports: readonly number[]) => ports.map((port) => ({ protocol: 'TCP', port }));
const pods = (label: string, value: string) => [
  { podSelector: { matchLabels: { [`app.kubernetes.io/${label}`]: value } } },
];
const namespace = (name: string) => [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } }];

/** The internet without the networks inside the cluster and its data centre. */
const internet = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] } },
];

/** Lets a process reach its stores and the internet ports of its manifest, and nothing else. */
export const networkPolicy = (manifest: Manifest): object => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: manifest.name },
  spec: {
    podSelector: { matchLabels: { 'app.kubernetes.io/name': manifest.name } },
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      manifest.kind === 'gateway'
        ? { from: namespace('ingress'), ports: tcp(8080) }
        : { from: namespace('monitoring'), ports: tcp(8081) },
    ],
    egress: [
      ...(manifest.database ? [{ to: pods('component', 'database'), ports: tcp(5432) }] : []),
      { to: pods('name', 'nats'), ports: tcp(4222) },
      ...(manifest.internet ? [{ to: internet, ports: tcp(...manifest.internet.ports) }] : []),
    ],
  },
});
