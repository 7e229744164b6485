import type { ServiceName } from '@presently/topology/services';
import type { MessageClass } from './operation.js';
import { isPlainObject } from './plain-object.js';

/** A fact that a service publishes. The type begins with the owner, is in the past tense and ends with the version. */
export interface Event<T extends object = object> {
  readonly kind: 'event';
  /** `gifting.gift_sent.v1` */
  readonly type: `${ServiceName}.${string}.v${number}`;
  /** NATS subject: `evt.gifting.gift_sent.v1` */
  readonly subject: string;
  readonly owner: ServiceName;
  readonly data: MessageClass<T>;
}

export type DataOf<E> = E extends Event<infer T> ? T : never;

/** Declares an event. A new optional field keeps the version; any other change is a new event with the next version. */
export function event<T extends object>(type: Event['type'], data: MessageClass<T>): Event<T> {
  return { kind: 'event', type, subject: `evt.${type}`, owner: type.split('.')[0] as ServiceName, data };
}

/** Whether an export of a contracts module is an event. */
export const isEvent = (value: unknown): value is Event => isPlainObject(value) && value['kind'] === 'event';

/** CloudEvents 1.0 in structured JSON: the same document in outbox, stream and dead letter. */
export interface Envelope<T extends object = object> {
  specversion: '1.0';
  /** UUIDv7; also the `Nats-Msg-Id` and the inbox key. */
  id: string;
  /** `/services/gifting` */
  source: string;
  /** `gifting.gift_sent.v1` */
  type: string;
  /** `gift/<id>` */
  subject: string;
  /** ISO instant at which the state changed. */
  time: string;
  datacontenttype: 'application/json';
  /** Grows with every change of the aggregate. A reader ignores an event older than what it holds. */
  aggregateversion: number;
  /** W3C trace context of the request that caused the change. */
  traceparent?: string;
  data: T;
}
