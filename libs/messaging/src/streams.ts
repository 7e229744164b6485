import { services, type ServiceName } from '@presently/topology/services';
import { reactions } from '@presently/contracts/rights';
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  jetstreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';

/** One stream per publishing service, with a single writer and its own limits. */
export const streamOf = (owner: ServiceName) => owner.toUpperCase();

/** The services whose streams a service reads, each through one durable consumer named after the reading service. */
export const ownersReadBy = (service: ServiceName) => [...new Set(reactions[service].map((event) => event.owner))];

const day = 24 * 3600 * 1000;
/**
 * Milliseconds without a heartbeat after which the broker redelivers an event. Consumers send heartbeats while they
 * work and while an event is queued, so this is the delay for the events of a killed process.
 */
export const ackWaitMs = 10_000;
/** Largest size of a stream in bytes; the broker reserves it in advance. */
export const largestStreamBytes = 2 * 1024 ** 3;
const streamNotFound = 10059;

export interface StreamOptions {
  /** Replicas of each stream: 3 in a cluster, 1 on one machine. */
  replicas: number;
  /** Bytes; a full stream rejects new events, which then stay in the outbox. */
  maxBytes?: number;
}

/**
 * Creates or updates every stream and durable consumer; idempotent. A job with its own credential calls it: services
 * may not change streams. Uses only features of nats-server 2.9.
 */
export async function provisionStreams(
  nats: NatsConnection,
  { replicas, maxBytes = largestStreamBytes }: StreamOptions,
): Promise<void> {
  const manager = await jetstreamManager(nats);
  for (const owner of services) {
    const name = streamOf(owner);
    const settings = {
      subjects: [`evt.${owner}.>`],
      max_age: nanos(7 * day),
      max_bytes: maxBytes,
      // A full stream rejects new events, which then stay in the outbox, instead of dropping unread ones.
      discard: DiscardPolicy.New,
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
  for (const service of services) {
    for (const owner of ownersReadBy(service)) {
      await manager.consumers.add(streamOf(owner), {
        durable_name: service,
        filter_subject: `evt.${owner}.>`,
        deliver_policy: DeliverPolicy.All,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(ackWaitMs),
        // The consumer counts attempts itself, and only failures of a reaction: an hour without Postgres must not use
        // them up.
        max_deliver: -1,
        max_ack_pending: 128,
      });
    }
  }
}
