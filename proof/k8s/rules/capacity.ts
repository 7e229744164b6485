import { join } from 'node:path';
import { besidesPool } from '../../../libs/topology/src/connections.ts';
import { environmentOf } from '../container-env.ts';
import { ofKind, titleOf, type KubernetesObject, type PodSpec, type Stack } from '../objects.ts';
import { natsConfig } from './timing.ts';

/** Connections of others: each migration and wait, the superuser's own, and people who look. */
const besides = 30;

const gibibytes = (text: string | undefined): number => Number(/^(\d+)Gi?B?$/.exec(text ?? '')?.[1] ?? Number.NaN);

/** Postgres takes all replicas at their most, and one more of each during a rollout. */
export function connectionsSuffice(stack: Stack): string[] {
  const allowed = maxConnections(stack);
  if (allowed === undefined) return [];
  const wanted = ofKind(stack, 'HorizontalPodAutoscaler').reduce((sum, { spec }) => {
    const deployment = ofKind(stack, 'Deployment').find(({ metadata }) => metadata.name === spec.scaleTargetRef.name);
    const env = deployment && environmentOf(stack, (deployment.spec.template.spec as PodSpec).containers[0]!).values;
    if (!env?.DATABASE_URL) return sum;
    const surge = (deployment!.spec.strategy.rollingUpdate.maxSurge as number) || 0;
    return sum + (spec.maxReplicas + surge) * (Number(env.DATABASE_POOL ?? 10) + besidesPool);
  }, besides);
  return wanted <= allowed ? [] : [`Postgres takes ${allowed} connections; replicas at their most want ${wanted}`];
}

/** Undefined where Postgres is outside of the cluster. */
function maxConnections(stack: Stack): number | undefined {
  const [cluster] = ofKind(stack, 'Cluster');
  if (cluster) return Number(cluster.spec.postgresql?.parameters?.max_connections ?? 100);
  const single = ofKind(stack, 'StatefulSet').find(({ metadata }) => metadata.name === 'postgres');
  if (!single) return undefined;
  const args = (single.spec.template.spec as PodSpec).containers[0]!.args ?? [];
  return Number(/max_connections=(\d+)/.exec(args.join(' '))?.[1] ?? 100);
}

/** What streams reserve fits into the server's limit, and that into its volume; copies are as many as servers can hold. */
export async function streamsFit(stack: Stack, root: string): Promise<string[]> {
  const load = async (path: string) => (await import(join(root, path))) as Record<string, unknown>;
  const { reservedBytes } = await load('libs/messaging/dist/streams.js');
  const reserved = (reservedBytes as number) / 1024 ** 3;
  const config = natsConfig(stack);
  const limit = gibibytes(/max_file_store: (\S+)/.exec(config)?.[1]);
  const [set] = ofKind(stack, 'StatefulSet').filter(({ metadata }) => metadata.name === 'nats');
  const [claim] = (set?.spec.volumeClaimTemplates ?? []) as KubernetesObject[];
  const volume = gibibytes(claim?.spec.resources.requests.storage as string | undefined);
  const job = ofKind(stack, 'Job').find(({ spec }) => JSON.stringify(spec).includes('provision-streams.js'));
  const copies =
    job && Number(environmentOf(stack, (job.spec.template.spec as PodSpec).containers[0]!).values.NATS_REPLICAS);
  const servers = (set?.spec.replicas ?? 0) as number;
  const routes = [...config.matchAll(/\$NATS_ROUTE_\d/g)].length;
  return [
    ...(reserved <= limit && limit < volume
      ? []
      : [`streams reserve ${reserved} GiB, NATS allows ${limit}, its volume has ${volume}`]),
    ...(copies === servers ? [] : [`${job ? titleOf(job) : 'no job'} asks for ${copies} copies of ${servers} servers`]),
    ...(routes === (servers > 1 ? servers : 0) ? [] : [`NATS knows ${routes} routes of ${servers} servers`]),
    ...(/sync_interval: always/.test(config) ? [] : ['NATS acknowledges before it has written to disk']),
  ];
}
