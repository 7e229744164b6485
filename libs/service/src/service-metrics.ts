import { metrics } from '@presently/contracts/metrics';
import type { ServiceName } from '@presently/contracts/kit/operation';
import { watch } from '@presently/messaging/instruments';
import type { OutboxRelay } from '@presently/messaging/outbox-relay';
import { ownersReadBy, streamOf } from '@presently/messaging/topology';
import type { MikroORM } from '@mikro-orm/postgresql';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

const { poolConnections, poolMax, poolPending } = metrics;
const { outboxDepth, outboxAge, outboxLeader, deadLetters } = metrics;
const { consumerPending, consumerAckPending, consumerRedelivered } = metrics;

interface Watched {
  service: ServiceName;
  orm: MikroORM;
  events: NatsConnection;
  relay: OutboxRelay;
}

/** Looks at partial indexes only; a backlog is counted as far as it matters. */
const backlog = `
  select (select count(*) from (
            select 1 from outbox where published_at is null and quarantined_at is null limit 10000) as waiting)::int as depth,
         coalesce((select extract(epoch from clock_timestamp() - occurred_at) from outbox
            where published_at is null and quarantined_at is null order by seq limit 1), 0)::float8 as age,
         (select count(*) from dead_letters where status = 'dead')::int as dead`;

/** What every service tells of its queues and its database, each time metrics are exported. @returns a function that ends it */
export async function watchService({ service, orm, events, relay }: Watched): Promise<() => void> {
  const pool = await orm.em.getConnection().getNativeClient();
  const unwatch = [
    watch([poolConnections, poolMax, poolPending], (tell) => {
      tell(poolConnections, pool.idleCount, { 'db.client.connection.state': 'idle' });
      tell(poolConnections, pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
      tell(poolMax, pool.options.max);
      tell(poolPending, pool.waitingCount);
    }),
    watch([outboxLeader], (tell) => tell(outboxLeader, relay.isLeader ? 1 : 0)),
    watch([outboxDepth, outboxAge, deadLetters], async (tell) => {
      const [row] = await orm.em.fork().execute<{ depth: number; age: number; dead: number }[]>(backlog);
      if (!row) return;
      tell(outboxDepth, row.depth);
      tell(outboxAge, Math.max(0, row.age));
      tell(deadLetters, row.dead);
    }),
    watch([consumerPending, consumerAckPending, consumerRedelivered], async (tell) => {
      const manager = await jetstreamManager(events, { checkAPI: false, timeout: 2_000 });
      await Promise.all(
        ownersReadBy(service).map(async (owner) => {
          const stream = streamOf(owner);
          const info = await manager.consumers.info(stream, service);
          const of = { 'presently.stream': stream };
          tell(consumerPending, info.num_pending, of);
          tell(consumerAckPending, info.num_ack_pending, of);
          tell(consumerRedelivered, info.num_redelivered, of);
        }),
      );
    }),
  ];
  return () => unwatch.forEach((end) => end());
}
