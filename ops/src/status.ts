import { jetstreamManager, type ConsumerInfo, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { sourcesOf } from '@presently/messaging/events/event-sources';
import { streams } from '@presently/messaging/streams';
import { services, type ServiceName } from '@presently/topology/services';
import { connectToBroker, connected, type Deployment, type SignIn } from './deployment.ts';

/** One line of the table. `undefined` for what could not be read. */
export interface Status {
  process: string;
  ready: boolean;
  replicas?: number;
  /** Events to publish, the age of the oldest in seconds, and events that were put aside. */
  outbox?: number;
  oldest_s?: number;
  put_aside?: number;
  dead_letters?: number;
  /** Events that its consumers have yet to deliver, have delivered without an answer, and have delivered again. */
  to_read?: number | undefined;
  in_hand?: number | undefined;
  redelivered?: number | undefined;
  /** The size of its own streams. */
  stream_events?: number | undefined;
  stream_mb?: number | undefined;
}

const answersWithinMs = 2_000;
const readTables = `select
  (select count(*)::int from outbox where published_at is null and quarantined_at is null) as outbox,
  (select coalesce(round(extract(epoch from clock_timestamp() - min(occurred_at))), 0)::int
   from outbox where published_at is null and quarantined_at is null) as oldest_s,
  (select count(*)::int from outbox where quarantined_at is not null) as put_aside,
  (select count(*)::int from dead_letters where status in ('dead', 'redriving')) as dead_letters,
  (select count(*)::int from pg_stat_activity
   where datname = current_database() and application_name = $1) as replicas`;

const unlessItFails = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** Reads how each service does, also while parts of the deployment do not answer. */
export async function readStatus({ databases, broker, url }: Deployment): Promise<Status[]> {
  const nats = broker ? await unlessItFails(connectToBroker(broker)) : undefined;
  const manager = nats && (await unlessItFails(jetstreamManager(nats)));
  try {
    const gateway = { process: 'gateway', ready: url !== undefined && (await answers(`${url}/readyz`)) };
    return [...(await Promise.all(services.map((name) => ofService(name, databases[name], nats, manager)))), gateway];
  } finally {
    await nats?.close();
  }
}

async function ofService(
  service: ServiceName,
  database: SignIn | undefined,
  nats: NatsConnection | undefined,
  manager: JetStreamManager | undefined,
): Promise<Status> {
  const [ready, tables, stream, consumers] = await Promise.all([
    nats !== undefined && handlesCalls(nats, service),
    database && unlessItFails(ofTables(service, database)),
    manager && unlessItFails(sizeOf(manager, service)),
    manager && unlessItFails(consumersOf(manager, service)),
  ]);
  const sum = (value: (info: ConsumerInfo) => number) => consumers?.reduce((total, info) => total + value(info), 0);
  return {
    process: service,
    ready,
    ...tables,
    to_read: sum((info) => info.num_pending),
    in_hand: sum((info) => info.num_ack_pending),
    redelivered: sum((info) => info.num_redelivered),
    stream_events: stream?.messages,
    stream_mb: stream && Math.round(stream.bytes / 1e5) / 10,
  };
}

/** What a service's streams hold. */
async function sizeOf(manager: JetStreamManager, service: ServiceName): Promise<{ messages: number; bytes: number }> {
  const own = streams.filter(({ owner }) => owner === service);
  const states = await Promise.all(own.map(async ({ name }) => (await manager.streams.info(name)).state));
  return {
    messages: states.reduce((sum, { messages }) => sum + messages, 0),
    bytes: states.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Counts replicas by the connection on which each listens for wake-ups. */
const ofTables = (service: ServiceName, database: SignIn) =>
  connected(database, async (client) => {
    const { rows } = await client.query<Partial<Status>>(readTables, [`${service}-wakeups`]);
    return rows[0]!;
  });

/** A service answers unknown calls too, on reply subjects of operators that only this service may publish to. */
async function handlesCalls(nats: NatsConnection, service: ServiceName): Promise<boolean> {
  const reply = `_INBOX_ops.${service}.${randomUUID()}.ping`;
  const answers = nats.subscribe(reply, { max: 1, timeout: answersWithinMs });
  nats.publish(`rpc.${service}.ping`, '', { reply });
  try {
    // Without a subscriber the broker itself answers with 503.
    for await (const { headers } of answers) return headers?.code !== 503;
  } catch {
    // No answer in time.
  }
  return false;
}

/** A service's consumers, but for those that the broker has not. */
async function consumersOf(manager: JetStreamManager, service: ServiceName): Promise<ConsumerInfo[]> {
  const found = await Promise.all(
    sourcesOf(service).map(({ stream, consumer }) => unlessItFails(manager.consumers.info(stream, consumer))),
  );
  return found.filter((info) => info !== undefined);
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(answersWithinMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
