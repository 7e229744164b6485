import { setTimeout as delay } from 'node:timers/promises';
import { Machine } from './docker.ts';
import {
  ofKind,
  titleOf,
  type Container,
  type KubernetesObject,
  type PodSpec,
  type Probe,
  type Selector,
  type Stack,
  selects,
} from './objects.ts';

type Tell = (name: string, problems: string[]) => void;

const patienceMs = 120_000;
const podOf = (owner: KubernetesObject): PodSpec => owner.spec.template.spec as PodSpec;

/**
 * Starts what an overlay holds on a Docker engine, each container with the user, capabilities, root, limits, files and
 * environment of its manifest: stores, Jobs, then the processes. Calls their probes, and stops them as a rollout does.
 */
export async function runOnDocker(stack: Stack, tell: Tell): Promise<void> {
  const machine = await Machine.start(stack);
  const started: { owner: KubernetesObject; id: string }[] = [];
  const start = async (owner: KubernetesObject): Promise<void> => {
    const id = await startPod(machine, stack, owner, tell);
    if (id) started.push({ owner, id });
  };
  try {
    await Promise.all(ofKind(stack, 'StatefulSet').map(start));
    // Roles first, as the retries of the other Jobs come to in a cluster.
    const jobs = ofKind(stack, 'Job').toSorted((a, b) => rank(a) - rank(b));
    for (const job of jobs) await runJob(machine, job, tell);
    await Promise.all(ofKind(stack, 'Deployment').map(start));
    for (const { owner, id } of started.toReversed()) await stopPod(machine, owner, id, tell);
  } finally {
    await machine.remove();
  }
}

const rank = ({ metadata }: KubernetesObject): number => (metadata.name === 'postgres-provision' ? 0 : 1);

async function runJob(machine: Machine, job: KubernetesObject, tell: Tell): Promise<void> {
  const [container] = podOf(job).containers;
  const { code, words } = await machine.ended(await machine.container(podOf(job), container!, []));
  tell(`${titleOf(job)} runs`, code === 0 ? [] : [`ended with ${code}: ${words}`]);
}

async function startPod(
  machine: Machine,
  stack: Stack,
  owner: KubernetesObject,
  tell: Tell,
): Promise<string | undefined> {
  const spec = podOf(owner);
  for (const init of spec.initContainers ?? []) {
    const { code, words } = await machine.ended(await machine.container(spec, init, []));
    if (code !== 0) {
      tell(`${titleOf(owner)} starts`, [`${init.name} ended with ${code}: ${words}`]);
      return undefined;
    }
  }
  const claims = ((owner.spec.volumeClaimTemplates ?? []) as KubernetesObject[]).map(({ metadata }) => metadata.name);
  const [container] = spec.containers;
  const id = await machine.container(spec, container!, namesOf(stack, owner), claims);
  tell(`${titleOf(owner)} starts`, await probeProblems(machine, id, container!));
  return id;
}

/** Services that lead to a pod; here their ports are those of the pod. */
const namesOf = (stack: Stack, owner: KubernetesObject): string[] =>
  ofKind(stack, 'Service')
    .filter(({ spec }) =>
      selects({ matchLabels: spec.selector } satisfies Selector, owner.spec.template.metadata.labels),
    )
    .map(({ metadata }) => metadata.name);

async function probeProblems(machine: Machine, id: string, container: Container): Promise<string[]> {
  const { startupProbe, readinessProbe, livenessProbe } = container;
  for (const [name, probe] of Object.entries({ startupProbe, readinessProbe, livenessProbe }))
    if (!probe || !(await answersInTime(machine, id, container, probe)))
      return [`${name} gets no answer: ${await machine.words(id)}`];
  return [];
}

async function answersInTime(machine: Machine, id: string, container: Container, probe: Probe): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(500)) {
    if (await machine.answers(id, container, probe)) return true;
    if (!(await machine.isRunning(id))) return false;
  }
  return false;
}

async function stopPod(machine: Machine, owner: KubernetesObject, id: string, tell: Tell): Promise<void> {
  const grace = podOf(owner).terminationGracePeriodSeconds ?? 30;
  const code = await machine.stop(id, podOf(owner).containers[0]!, grace);
  tell(`${titleOf(owner)} stops`, code === 0 ? [] : [`ended with ${code} within its ${grace} s`]);
}
