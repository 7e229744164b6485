/** What a rendered manifest is made of, as far as the checks look at it. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels };
  // eslint-disable-next-line typescript/no-explicit-any -- every kind has its own; their schemas are checked on their own
  spec?: any;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  automountServiceAccountToken?: boolean;
}

export type Labels = Record<string, string>;

export interface EnvironmentVariable {
  name: string;
  value?: string;
  valueFrom?: {
    secretKeyRef?: { name: string; key: string; optional?: boolean };
    configMapKeyRef?: { name: string; key: string; optional?: boolean };
    fieldRef?: { fieldPath: string };
  };
}

export interface Probe {
  httpGet?: { path: string; port: string | number };
  exec?: { command: string[] };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: EnvironmentVariable[];
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number }; exec?: { command: string[] } } };
  resources?: { requests?: Labels; limits?: Labels };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  volumeMounts?: { name: string; mountPath: string }[];
}

export interface PodSpec {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  restartPolicy?: string;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    runAsGroup?: number;
    fsGroup?: number;
    seccompProfile?: { type: string };
  };
  containers: Container[];
  initContainers?: Container[];
  topologySpreadConstraints?: { labelSelector: Selector; matchLabelKeys?: string[] }[];
  volumes?: Volume[];
}

export interface Volume {
  name: string;
  configMap?: { name: string; items?: { key: string }[] };
  secret?: { secretName: string; items?: { key: string; path: string }[] };
  projected?: { sources: { configMap?: { name: string } }[] };
  persistentVolumeClaim?: { claimName: string };
  hostPath?: unknown;
}

export interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

/** Pods that one object brings to life. `spec` is missing where an operator makes them. */
export interface Pods {
  owner: KubernetesObject;
  labels: Labels;
  spec?: PodSpec;
}

/** Everything that an overlay renders to. */
export interface Stack {
  overlay: string;
  objects: KubernetesObject[];
}

export const isProduction = ({ overlay }: Stack): boolean => overlay !== 'local';

export const titleOf = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

export const ofKind = ({ objects }: Stack, ...kinds: string[]): KubernetesObject[] =>
  objects.filter(({ kind }) => kinds.includes(kind));

export const find = (stack: Stack, kind: string, name: string): KubernetesObject | undefined =>
  ofKind(stack, kind).find(({ metadata }) => metadata.name === name);

const workloads = ['Deployment', 'StatefulSet', 'Job'];

export function podsOf(stack: Stack): Pods[] {
  const own = ofKind(stack, ...workloads).map((owner) => ({
    owner,
    labels: (owner.spec.template.metadata?.labels ?? {}) as Labels,
    spec: owner.spec.template.spec as PodSpec,
  }));
  const operated = ofKind(stack, 'Cluster').map((owner) => ({
    owner,
    labels: {
      'cnpg.io/cluster': owner.metadata.name,
      ...(owner.spec.inheritedMetadata?.labels as Labels | undefined),
    },
  }));
  return [...own, ...operated];
}

export const containersOf = (spec: PodSpec): Container[] => [...(spec.initContainers ?? []), ...spec.containers];

/** Whether a selector takes pods with these labels; an empty one takes all. */
export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator === 'In') return values.includes(labels[key] ?? '');
      if (operator === 'NotIn') return !values.includes(labels[key] ?? '');
      return (operator === 'Exists') === key in labels;
    })
  );
}
