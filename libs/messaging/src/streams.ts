import { services, type ServiceName } from '@presently/topology/services';
import { events } from '@presently/contracts/catalogue';
import { lanes, subjectsOf, type Event, type Lane } from '@presently/contracts/kit/event';
import { reactions } from '@presently/contracts/rights';
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  jetstreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

/** One stream for each lane of a publishing service, with a single writer and its own limits. */
export const streamOf = ({ owner, lane }: Pick<Event, 'owner' | 'lane'>) => `${owner}_${lane}`.toUpperCase();

export interface StreamDeclaration {
  name: string;
  owner: ServiceName;
  lane: Lane;
  events: readonly Event[];
}

/** Every stream that has events. */
export const streams: readonly StreamDeclaration[] = services.flatMap((owner) =>
  lanes.flatMap((lane) => {
    const own = events.filter((event) => event.owner === owner && event.lane === lane);
    return own.length > 0 ? [{ name: streamOf({ owner, lane }), owner, lane, events: own }] : [];
  }),
);

/** The durable consumer through which a service reads the events of one type, and no others. */
export const consumerOf = (service: ServiceName, { type }: Event) => [service, ...type.split('.').slice(1)].join('-');

const day = 24 * 3600 * 1000;
/**
 * Milliseconds without a heartbeat after which the broker redelivers an event. Consumers send heartbeats while they
 * work and while an event is queued, so this is the delay for the events of a killed process.
 */
export const ackWaitMs = 10_000;
const mebibyte = 1024 ** 2;
/** Largest size of a lane's streams in bytes; the broker reserves it in advance. */
export const largestBytes: Record<Lane, number> = {
  gifts: 2048 * mebibyte,
  mails: 1024 * mebibyte,
  erasures: 256 * mebibyte,
  state: 1024 * mebibyte,
  facts: 512 * mebibyte,
};
/** What the broker reserves for all streams. */
export const reservedBytes = streams.reduce((sum, { lane }) => sum + largestBytes[lane], 0);
const streamNotFound = 10059;

export interface StreamOptions {
  /** Replicas of each stream: 3 in a cluster, 1 on one machine. */
  replicas: number;
  /** Bytes of each stream; a full one rejects new events, which then stay in the outbox. */
  maxBytes?: number;
}

/**
 * Creates or updates every stream and durable consumer; idempotent. A job with its own credential calls it: services
 * may not change streams. Uses only features of nats-server 2.9.
 */
export async function provisionStreams(nats: NatsConnection, options: StreamOptions): Promise<void> {
  const manager = await jetstreamManager(nats);
  for (const stream of streams) await provideStream(manager, stream, options);
  for (const service of services)
    for (const event of reactions[service]) await provideConsumer(manager, service, event);
}

async function provideStream(
  manager: JetStreamManager,
  { name, lane, events: own }: StreamDeclaration,
  { replicas, maxBytes = largestBytes[lane] }: StreamOptions,
): Promise<void> {
  const settings = {
    subjects: own.map(subjectsOf),
    max_age: nanos(7 * day),
    max_bytes: maxBytes,
    // A full stream rejects new events, which then stay in the outbox, instead of dropping unread ones.
    discard: DiscardPolicy.New,
    ...(lane === 'state' && { max_msgs_per_subject: 1 }),
    max_msg_size: 256 * 1024,
    // Longer than the relay's repair window, so that a repair never duplicates an event in the stream.
    duplicate_window: nanos(10 * 60 * 1000),
    num_replicas: replicas,
  };
  await manager.streams.info(name).then(
    () => manager.streams.update(name, settings),
    (error: unknown) => {
      if (!(error instanceof JetStreamApiError) || error.code !== streamNotFound) throw error;
      return manager.streams.add({ name, retention: RetentionPolicy.Limits, storage: StorageType.File, ...settings });
    },
  );
}

async function provideConsumer(manager: JetStreamManager, service: ServiceName, event: Event): Promise<void> {
  await manager.consumers.add(streamOf(event), {
    durable_name: consumerOf(service, event),
    filter_subject: subjectsOf(event),
    deliver_policy: DeliverPolicy.All,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    // The consumer counts attempts itself, and only failures of a reaction: an hour without Postgres must not use
    // them up.
    max_deliver: -1,
    max_ack_pending: 128,
  });
}
