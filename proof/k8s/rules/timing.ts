import { join } from 'node:path';
import { ofKind, podsOf, titleOf, type PodSpec, type Stack } from '../objects.ts';

/** Proxies take this long to leave out an endpoint that is going, and the kubelet a moment to notice the end. */
const endpointsSettleS = 5;
const marginS = 5;

/** A pod is given the time that its process takes to stop: what it has begun is finished, not cut off. */
export async function stopsAreAwaited(stack: Stack, root: string): Promise<string[]> {
  const { longestStopMs } = (await import(join(root, 'libs/service/dist/boot/shutdown.js'))) as {
    longestStopMs: number;
  };
  const ours = ofKind(stack, 'Deployment').filter(({ metadata }) => metadata.name !== 'sandbox');
  const problems = ours.flatMap((deployment) => {
    const { terminationGracePeriodSeconds: grace = 30, containers } = deployment.spec.template.spec as PodSpec;
    const sleep = containers[0]!.lifecycle?.preStop?.sleep?.seconds ?? 0;
    const title = titleOf(deployment);
    const needed = sleep + longestStopMs / 1000 + marginS;
    return [
      ...(grace >= needed ? [] : [`${title} is killed after ${grace} s; it may need ${needed} s`]),
      ...(deployment.metadata.name === 'gateway' && sleep < endpointsSettleS
        ? [`${title} stops listening before the proxies have left it out`]
        : []),
    ];
  });
  return [...problems, ...lameDuckEnds(stack)];
}

/** NATS tells its clients to go, for `lame_duck_duration`, before it ends. */
function lameDuckEnds(stack: Stack): string[] {
  const nats = podsOf(stack).find(({ owner }) => owner.kind === 'StatefulSet' && owner.metadata.name === 'nats');
  const config = natsConfig(stack);
  const seconds = (name: string): number => Number(new RegExp(`${name}: (\\d+)s`).exec(config)?.[1] ?? Number.NaN);
  const needed = seconds('lame_duck_grace_period') + seconds('lame_duck_duration') + marginS;
  const grace = nats?.spec?.terminationGracePeriodSeconds ?? 30;
  const asks = nats?.spec?.containers[0]?.lifecycle?.preStop?.exec?.command.some((word) => word.startsWith('ldm='));
  return grace >= needed && asks
    ? []
    : [`StatefulSet nats is not given the ${needed} s that it takes to send clients away`];
}

/** All that the server reads, joined. */
export const natsConfig = (stack: Stack): string =>
  ofKind(stack, 'ConfigMap')
    .filter(({ metadata }) => metadata.name.startsWith('nats-'))
    .flatMap(({ data }) => Object.values(data ?? {}))
    .join('\n');
