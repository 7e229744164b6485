import {
  containersOf,
  find,
  ofKind,
  podsOf,
  selects,
  titleOf,
  type Container,
  type KubernetesObject,
  type Pods,
  type PodSpec,
  type Selector,
  type Stack,
  type Volume,
} from '../objects.ts';

const clusterWide = ['Namespace'];

/** Every name is there once, in the one namespace. */
export function namesAreSingle(stack: Stack): string[] {
  const seen = new Set<string>();
  return stack.objects.flatMap((object) => {
    const title = titleOf(object);
    const problems: string[] = [];
    if (seen.has(title)) problems.push(`${title} is there twice`);
    seen.add(title);
    if (!clusterWide.includes(object.kind) && object.metadata.namespace !== 'presently')
      problems.push(`${title} is in no namespace of ours`);
    return problems;
  });
}

/** Workloads select their own pods only. Every other selector selects at least one pod. */
export function selectorsFindPods(stack: Stack): string[] {
  const pods = podsOf(stack);
  const problems: string[] = [];
  const expectPods = (object: KubernetesObject, selector: Selector, owners = 1): void => {
    const found = pods.filter(({ labels }) => selects(selector, labels));
    if (found.length === 0) problems.push(`${titleOf(object)} selects no pod`);
    if (found.length > owners)
      problems.push(`${titleOf(object)} selects pods of ${found.map(({ owner }) => titleOf(owner)).join(' and ')}`);
  };
  for (const workload of ofKind(stack, 'Deployment', 'StatefulSet')) {
    expectPods(workload, workload.spec.selector as Selector);
    if (!selects(workload.spec.selector as Selector, workload.spec.template.metadata.labels))
      problems.push(`${titleOf(workload)} does not select its own pods`);
  }
  for (const service of ofKind(stack, 'Service')) expectPods(service, { matchLabels: service.spec.selector });
  for (const budget of ofKind(stack, 'PodDisruptionBudget')) expectPods(budget, budget.spec.selector as Selector);
  for (const policy of ofKind(stack, 'NetworkPolicy'))
    expectPods(policy, policy.spec.podSelector as Selector, Infinity);
  for (const { owner, labels, spec } of pods)
    for (const { labelSelector, matchLabelKeys = [] } of spec?.topologySpreadConstraints ?? [])
      if (
        !selects(labelSelector, labels) ||
        !matchLabelKeys.every((key) => key in labels || key === 'pod-template-hash')
      )
        problems.push(`${titleOf(owner)} is spread by labels that it does not have`);
  return problems;
}

const has = (containers: Container[], port: string | number): boolean =>
  containers.some(({ ports = [] }) => ports.some(({ name, containerPort }) => name === port || containerPort === port));

/** Ports are those that containers have: of services, probes and the ingress. */
export function portsExist(stack: Stack): string[] {
  const problems: string[] = [];
  const pods = podsOf(stack);
  for (const service of ofKind(stack, 'Service')) {
    const behind = pods.filter(({ labels }) => selects({ matchLabels: service.spec.selector }, labels));
    for (const { name, targetPort } of service.spec.ports as { name: string; targetPort: string }[])
      for (const { spec } of behind)
        if (spec && !has(spec.containers, targetPort))
          problems.push(`${titleOf(service)} leads port ${name} to ${targetPort}, which its pods do not have`);
  }
  for (const { owner, spec } of pods)
    for (const container of spec?.containers ?? [])
      for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
        if (probe?.httpGet && !has([container], probe.httpGet.port))
          problems.push(`${titleOf(owner)} is probed at port ${probe.httpGet.port}, which it does not have`);
  for (const ingress of ofKind(stack, 'Ingress'))
    for (const { http } of ingress.spec.rules as { http: { paths: { backend: Backend }[] } }[])
      for (const { backend } of http.paths) {
        const service = find(stack, 'Service', backend.service.name);
        const ports = (service?.spec.ports ?? []) as { name: string; port: number }[];
        if (!ports.some(({ name, port }) => name === backend.service.port.name || port === backend.service.port.number))
          problems.push(`${titleOf(ingress)} leads to a service or port that is not there`);
      }
  return problems;
}

interface Backend {
  service: { name: string; port: { name?: string; number?: number } };
}

/** Checks that named config, accounts, volumes and scaled workloads exist. Secrets have a check of their own. */
export function referencesResolve(stack: Stack): string[] {
  const problems: string[] = [];
  const expect = (object: KubernetesObject, kind: string, name: string): KubernetesObject | undefined => {
    const found = find(stack, kind, name);
    if (!found) problems.push(`${titleOf(object)} names ${kind} ${name}, which is not there`);
    return found;
  };
  for (const { owner, spec } of podsOf(stack)) {
    if (!spec) continue;
    expect(owner, 'ServiceAccount', spec.serviceAccountName ?? 'default');
    for (const { name, claim, keys } of volumesOf(spec)) {
      const found = expect(owner, claim ? 'PersistentVolumeClaim' : 'ConfigMap', name);
      for (const key of keys)
        if (found && !(key in (found.data ?? {})))
          problems.push(`${titleOf(owner)} mounts ${key}, which ${name} lacks`);
    }
    for (const container of containersOf(spec)) {
      for (const { configMapRef } of container.envFrom ?? [])
        if (configMapRef) expect(owner, 'ConfigMap', configMapRef.name);
      for (const { name } of container.volumeMounts ?? [])
        if (!volumeNames(owner, spec).includes(name))
          problems.push(`${titleOf(owner)} mounts ${name}, which is no volume of it`);
    }
  }
  for (const scaler of ofKind(stack, 'HorizontalPodAutoscaler'))
    expect(scaler, scaler.spec.scaleTargetRef.kind as string, scaler.spec.scaleTargetRef.name as string);
  for (const set of ofKind(stack, 'StatefulSet')) expect(set, 'Service', set.spec.serviceName as string);
  for (const backup of ofKind(stack, 'ScheduledBackup')) expect(backup, 'Cluster', backup.spec.cluster.name as string);
  for (const cluster of ofKind(stack, 'Cluster'))
    for (const { parameters } of (cluster.spec.plugins ?? []) as { parameters: { barmanObjectName: string } }[])
      expect(cluster, 'ObjectStore', parameters.barmanObjectName);
  return problems;
}

const volumesOf = (spec: PodSpec): { name: string; claim?: boolean; keys: string[] }[] =>
  (spec.volumes ?? []).flatMap(({ configMap, projected, persistentVolumeClaim }: Volume) => [
    ...(configMap ? [{ name: configMap.name, keys: (configMap.items ?? []).map(({ key }) => key) }] : []),
    ...(projected?.sources ?? []).flatMap((source) =>
      source.configMap ? [{ name: source.configMap.name, keys: [] }] : [],
    ),
    ...(persistentVolumeClaim ? [{ name: persistentVolumeClaim.claimName, claim: true, keys: [] }] : []),
  ]);

const volumeNames = (owner: Pods['owner'], spec: PodSpec): string[] => [
  ...(spec.volumes ?? []).map(({ name }) => name),
  ...((owner.spec.volumeClaimTemplates ?? []) as KubernetesObject[]).map(({ metadata }) => metadata.name),
];
