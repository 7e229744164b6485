import { metrics } from '@presently/telemetry/metrics';
import { observe } from '@presently/telemetry/instruments';
import type { OutboxRelay } from '@presently/messaging/outbox-relay';
import { ownersReadBy, streamOf } from '@presently/messaging/streams';
import type { ServiceName } from '@presently/topology/services';
import type { MikroORM } from '@mikro-orm/postgresql';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

const { poolConnections, poolMax, poolPending } = metrics;
const { outboxDepth, outboxAge, outboxLeader, deadLetters } = metrics;
const { consumerPending, consumerAckPending, consumerRedelivered } = metrics;

interface Observed {
  service: ServiceName;
  orm: MikroORM;
  events: NatsConnection;
  relay: OutboxRelay;
}

/** Reads partial indexes only, and counts a backlog up to 10,000. */
const backlog = `
  select (select count(*) from (
            select 1 from outbox where published_at is null and quarantined_at is null limit 10000
          ) as waiting)::int as depth,
         coalesce((select extract(epoch from clock_timestamp() - occurred_at) from outbox
            where published_at is null and quarantined_at is null order by seq limit 1), 0)::float8 as age,
         (select count(*) from dead_letters where status = 'dead')::int as dead`;

/**
 * Observes a service's database pool, outbox, consumers and dead letters.
 * @returns a function that stops the observation
 */
export async function observeService({ service, orm, events, relay }: Observed): Promise<() => void> {
  const pool = await orm.em.getConnection().getNativeClient();
  const observations = [
    observe([poolConnections, poolMax, poolPending], (record) => {
      record(poolConnections, pool.idleCount, { 'db.client.connection.state': 'idle' });
      record(poolConnections, pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
      record(poolMax, pool.options.max);
      record(poolPending, pool.waitingCount);
    }),
    observe([outboxLeader], (record) => record(outboxLeader, relay.isLeader ? 1 : 0)),
    observe([outboxDepth, outboxAge, deadLetters], async (record) => {
      const [row] = await orm.em.fork().execute<{ depth: number; age: number; dead: number }[]>(backlog);
      if (!row) return;
      record(outboxDepth, row.depth);
      record(outboxAge, Math.max(0, row.age));
      record(deadLetters, row.dead);
    }),
    observe([consumerPending, consumerAckPending, consumerRedelivered], async (record) => {
      const manager = await jetstreamManager(events, { checkAPI: false, timeout: 2_000 });
      await Promise.all(
        ownersReadBy(service).map(async (owner) => {
          const stream = streamOf(owner);
          const info = await manager.consumers.info(stream, service);
          const of = { 'presently.stream': stream };
          record(consumerPending, info.num_pending, of);
          record(consumerAckPending, info.num_ack_pending, of);
          record(consumerRedelivered, info.num_redelivered, of);
        }),
      );
    }),
  ];
  return () => observations.forEach((stop) => stop());
}
