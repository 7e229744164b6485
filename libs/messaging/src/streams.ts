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

/** One stream per producing domain: a single writer, its own limits, its own blast radius. */
export const streamOf = (owner: ServiceName) => owner.toUpperCase();

/** The domains whose streams a service reads, each through one durable consumer named after the service. */
export const ownersReadBy = (service: ServiceName) => [...new Set(reactions[service].map((event) => event.owner))];

const day = 24 * 3600 * 1000;
/**
 * Milliseconds without a word from a consumer after which an event is delivered again. Consumers speak up while they work
 * and while they wait, so this is how long events of a process that was killed have to wait.
 */
export const ackWaitMs = 10_000;
/** Bytes that a stream may hold, and reserves in advance. */
export const largestStreamBytes = 2 * 1024 ** 3;
const streamNotFound = 10059;

export interface TopologyOptions {
  /** Copies of each stream: 3 in a cluster, 1 on one machine. */
  replicas: number;
  /** Bytes a stream may hold before publishing is pushed back into the outbox. */
  maxBytes?: number;
}

/**
 * Creates or updates every stream and durable consumer. Run by a job with a credential of its own, safe to repeat;
 * services hold no rights over streams. Only features of nats-server 2.9 are used.
 */
export async function provisionStreams(
  nats: NatsConnection,
  { replicas, maxBytes = largestStreamBytes }: TopologyOptions,
): Promise<void> {
  const manager = await jetstreamManager(nats);
  for (const owner of services) {
    const name = streamOf(owner);
    const settings = {
      subjects: [`evt.${owner}.>`],
      max_age: nanos(7 * day),
      max_bytes: maxBytes,
      // A full stream refuses new events, which then wait in the outbox, instead of dropping unread ones.
      discard: DiscardPolicy.New,
      max_msg_size: 256 * 1024,
      // Longer than the relay's repair window, so that repairing never doubles an event in the stream.
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
        // Attempts are counted by the consumer itself, and only for failures of a handler: an hour without Postgres must not use them up.
        max_deliver: -1,
        max_ack_pending: 128,
      });
    }
  }
}
