import type { Lane } from '@presently/contracts/kit/event';
import { reactions } from '@presently/contracts/rights';
import type { ServiceName } from '@presently/topology/services';
import { consumerOf, streamOf } from '../streams.js';

/** A durable consumer that a service reads. */
export interface EventSource {
  stream: string;
  consumer: string;
  /** Shares its places for events in progress with the sources of the same lane. */
  lane: Lane;
}

/** Everything that a service reads: a consumer for each event that it reacts to. */
export const sourcesOf = (service: ServiceName): EventSource[] =>
  reactions[service].map((event) => ({
    stream: streamOf(event),
    consumer: consumerOf(service, event),
    lane: event.lane,
  }));
