import {
  containersOf,
  isProduction,
  ofKind,
  podsOf,
  selects,
  titleOf,
  type Container,
  type PodSpec,
  type Selector,
  type Stack,
} from '../objects.ts';

type Complain = (problem: string) => void;

/** Pods meet the `restricted` standard and have a read-only root. */
export function podsAreHardened(stack: Stack): string[] {
  return podsOf(stack).flatMap(({ owner, spec }) => {
    if (!spec) return [];
    const problems: string[] = [];
    const complain: Complain = (problem) => problems.push(`${titleOf(owner)} ${problem}`);
    const { securityContext: context = {} } = spec;
    if (!context.runAsNonRoot || !context.runAsUser || !context.runAsGroup) complain('may run as root');
    if (context.seccompProfile?.type !== 'RuntimeDefault') complain('has no seccomp profile');
    if (spec.automountServiceAccountToken !== false) complain('is given a token for Kubernetes');
    if (spec.hostNetwork || spec.hostPID || spec.hostIPC) complain('shares something with its host');
    if ((spec.volumes ?? []).some(({ hostPath }) => hostPath)) complain('mounts a path of its host');
    containersOf(spec).forEach((container) => hardenedContainer(container, complain));
    return problems;
  });
}

function hardenedContainer({ name, securityContext: context = {} }: Container, complain: Complain): void {
  if (context.allowPrivilegeEscalation !== false) complain(`lets ${name} gain privileges`);
  if (context.privileged) complain(`runs ${name} privileged`);
  if (!context.readOnlyRootFilesystem) complain(`lets ${name} write to its root`);
  if (!context.capabilities?.drop?.includes('ALL') || context.capabilities.add?.length)
    complain(`leaves capabilities to ${name}`);
}

/** Requests and limits for each container; images of a version of their own. */
export function containersArePinned(stack: Stack): string[] {
  return podsOf(stack).flatMap(({ owner, spec }) =>
    (spec ? containersOf(spec) : []).flatMap(({ name, image, resources }) => {
      const missing = (['requests', 'limits'] as const).flatMap((kind) =>
        ['cpu', 'memory'].filter((resource) => !resources?.[kind]?.[resource]).map((resource) => `${kind}.${resource}`),
      );
      const tag = /(?::([\w.-]+)|@sha256:[0-9a-f]{64})$/.exec(image);
      return [
        ...(missing.length > 0 ? [`${titleOf(owner)}, ${name} has no ${missing.join(', ')}`] : []),
        ...(!tag || tag[1] === 'latest' ? [`${titleOf(owner)}, ${name}: ${image} is no version`] : []),
      ];
    }),
  );
}

const serving = (spec: PodSpec): Container => spec.containers[0]!;

/** What serves is started, ready and alive by three probes; ready and alive are different questions for ours. */
export function probesMeanSomething(stack: Stack): string[] {
  return ofKind(stack, 'Deployment', 'StatefulSet').flatMap((owner) => {
    const { startupProbe, readinessProbe, livenessProbe } = serving(owner.spec.template.spec as PodSpec);
    const problems = Object.entries({ startupProbe, readinessProbe, livenessProbe })
      .filter(([, probe]) => !probe)
      .map(([kind]) => `${titleOf(owner)} has no ${kind}`);
    const component = owner.spec.template.metadata.labels['app.kubernetes.io/component'] as string;
    if (['service', 'gateway'].includes(component)) {
      if (readinessProbe?.httpGet?.path !== '/readyz') problems.push(`${titleOf(owner)} is not asked for /readyz`);
      if (livenessProbe?.httpGet?.path !== '/healthz') problems.push(`${titleOf(owner)} is not asked for /healthz`);
    }
    return problems;
  });
}

/** Rollouts and evictions that take nothing away before its successor is there. */
export function rolloutsAreSmooth(stack: Stack): string[] {
  const problems: string[] = [];
  const budgets = ofKind(stack, 'PodDisruptionBudget');
  const scalers = ofKind(stack, 'HorizontalPodAutoscaler');
  for (const deployment of ofKind(stack, 'Deployment')) {
    const { spec } = deployment;
    const { name } = deployment.metadata;
    const scaler = scalers.find((each) => each.spec.scaleTargetRef.name === name);
    if (scaler && spec.replicas !== undefined) problems.push(`Deployment ${name} has replicas beside its autoscaler`);
    if (!budgets.some((budget) => selects(budget.spec.selector as Selector, spec.template.metadata.labels)))
      problems.push(`Deployment ${name} has no PodDisruptionBudget`);
    if (spec.revisionHistoryLimit === undefined) problems.push(`Deployment ${name} keeps any number of old revisions`);
    if (name === 'sandbox') continue;
    if (!scaler) problems.push(`Deployment ${name} has no autoscaler`);
    if (spec.strategy?.rollingUpdate?.maxUnavailable !== 0)
      problems.push(`Deployment ${name} takes old pods away first`);
    if (!spec.template.spec.topologySpreadConstraints) problems.push(`Deployment ${name} is not spread`);
    if (isProduction(stack) && scaler && scaler.spec.minReplicas < 2)
      problems.push(`Deployment ${name} may come down to a single pod`);
  }
  for (const { metadata, spec } of budgets)
    if (spec.maxUnavailable !== 1)
      problems.push(`PodDisruptionBudget ${metadata.name} blocks the draining of machines`);
  return problems;
}

/** Nothing that is for trying things out, and no secret, is rendered for production. */
export function productionIsClean(stack: Stack): string[] {
  if (!isProduction(stack)) return [];
  const text = JSON.stringify(stack.objects);
  return [
    ...ofKind(stack, 'Secret').map((secret) => `${titleOf(secret)} would lie in git`),
    ...(/sandbox/i.test(text) ? ['the sandbox is named'] : []),
    ...(ofKind(stack, 'Ingress').some(({ spec }) => !spec.tls?.length) ? ['the ingress has no TLS'] : []),
    ...(ofKind(stack, 'StatefulSet').some(({ metadata, spec }) => metadata.name === 'nats' && spec.replicas < 3)
      ? ['NATS has fewer than three servers']
      : []),
  ];
}
