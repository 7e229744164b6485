import { formerReactions, reactions } from '@presently/contracts/rights';
import type { ServiceName } from '@presently/topology/services';
import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';

/**
 * Until lanes existed, each service had one stream, named after it, and each reader one consumer for all of its events.
 * They receive nothing more, are read until they are empty, and are deleted then.
 */
const formerServices: readonly ServiceName[] = [
  'billing',
  'gifting',
  'identity',
  'notifications',
  'recommendations',
  'social',
];

export const formerStreamOf = (owner: ServiceName) => owner.toUpperCase();
export const formerStreams = formerServices.map(formerStreamOf);

/** The former streams that a service reads, each through the consumer named after it. */
export const formerStreamsReadBy = (service: ServiceName): string[] =>
  formerServices.includes(service)
    ? [...new Set([...reactions[service], ...formerReactions[service]].map(({ owner }) => formerStreamOf(owner)))]
    : [];

const missing = [10059, 10014];
/** Whether an error says that a stream or consumer does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof JetStreamApiError && missing.includes(error.code);

/** Takes their subjects from the former streams, and deletes the empty ones. */
export async function closeFormerStreams(manager: JetStreamManager): Promise<void> {
  for (const name of formerStreams) {
    const info = await manager.streams.info(name).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!info) continue;
    const { messages, bytes } = info.state;
    if (messages === 0) await manager.streams.delete(name);
    // Reserves no more than it stores.
    else await manager.streams.update(name, { subjects: [`former.${name}`], max_bytes: bytes });
  }
}
