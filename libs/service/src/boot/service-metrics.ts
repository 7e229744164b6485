import { metrics } from '@presently/telemetry/metrics';
import { observe } from '@presently/telemetry/instruments';
import { reactions } from '@presently/contracts/rights';
import { consumerOf, streamOf, streams } from '@presently/messaging/streams';
import type { ServiceName } from '@presently/topology/services';
import type { MikroORM } from '@mikro-orm/postgresql';
import { jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';

const { poolConnections, poolMax, poolPending } = metrics;
const { outboxDepth, outboxAge, deadLetters } = metrics;
const { consumerPending, consumerAckPending, consumerRedelivered } = metrics;

interface Observed {
  service: ServiceName;
  orm: MikroORM;
  events: NatsConnection;
}

/** Reads partial indexes only, and counts a backlog up to 10,000 events of a type. */
const backlog = `
  select own.lane, coalesce(sum(waiting.depth), 0)::int as depth,
    coalesce(max(extract(epoch from clock_timestamp() - waiting.since)), 0)::float8 as age
  from jsonb_to_recordset(?::jsonb) as own (lane text, subject text) cross join lateral (
    select count(*) as depth, min(occurred_at) as since from (
      select occurred_at from outbox
      where subject = own.subject and published_at is null and quarantined_at is null order by seq limit 10000
    ) as oldest
  ) as waiting
  group by own.lane`;
const dead = `select count(*)::int as dead from dead_letters where status = 'dead'`;

/**
 * Observes a service's database pool, outbox, consumers and dead letters.
 * @returns a function that stops the observation
 */
export async function observeService({ service, orm, events }: Observed): Promise<() => void> {
  const own = JSON.stringify(
    streams
      .filter(({ owner }) => owner === service)
      .flatMap(({ lane, events: declared }) => declared.map(({ subject }) => ({ lane, subject }))),
  );
  const pool = await orm.em.getConnection().getNativeClient();
  const observations = [
    observe([poolConnections, poolMax, poolPending], (record) => {
      record(poolConnections, pool.idleCount, { 'db.client.connection.state': 'idle' });
      record(poolConnections, pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
      record(poolMax, pool.options.max);
      record(poolPending, pool.waitingCount);
    }),
    observe([outboxDepth, outboxAge], async (record) => {
      const rows = await orm.em.fork().execute<{ lane: string; depth: number; age: number }[]>(backlog, [own]);
      for (const { lane, depth, age } of rows) {
        record(outboxDepth, depth, { 'presently.lane': lane });
        record(outboxAge, Math.max(0, age), { 'presently.lane': lane });
      }
    }),
    observe([deadLetters], async (record) => {
      const [row] = await orm.em.fork().execute<{ dead: number }[]>(dead);
      if (row) record(deadLetters, row.dead);
    }),
    observe([consumerPending, consumerAckPending, consumerRedelivered], async (record) => {
      const manager = await jetstreamManager(events, { checkAPI: false, timeout: 2_000 });
      await Promise.all(
        reactions[service].map(async (event) => {
          const info = await manager.consumers.info(streamOf(event), consumerOf(service, event));
          const of = { 'messaging.destination.name': event.type };
          record(consumerPending, info.num_pending, of);
          record(consumerAckPending, info.num_ack_pending, of);
          record(consumerRedelivered, info.num_redelivered, of);
        }),
      );
    }),
  ];
  return () => observations.forEach((stop) => stop());
}
