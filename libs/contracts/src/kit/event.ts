import type { ServiceName } from '@presently/topology/services';
import type { MessageClass } from './operation.js';
import { isPlainObject } from './plain-object.js';

/**
 * Events that share a stream, a relay and places of consumers. What fills or blocks one lane leaves the others running:
 * gifts on their way to people, mails to users, erasures, the newest state of things, and other facts.
 */
export const lanes = ['gifts', 'mails', 'erasures', 'state', 'facts'] as const;
export type Lane = (typeof lanes)[number];

/** A fact that a service publishes. The type begins with the owner, is in the past tense and ends with the version. */
export interface Event<T extends object = object> {
  readonly kind: 'event';
  /** `gifting.gift_sent.v1` */
  readonly type: `${ServiceName}.${string}.v${number}`;
  /** `evt.gifting.gift_sent.v1`. {@link subjectFor} gives the NATS subject of one event. */
  readonly subject: string;
  readonly owner: ServiceName;
  readonly lane: Lane;
  /** The field with the id of the thing: in the lane `state`, an event replaces the earlier one about the same thing. */
  readonly about?: string;
  readonly data: MessageClass<T>;
}

export type DataOf<E> = E extends Event<infer T> ? T : never;

type Way<T> = { lane: Exclude<Lane, 'state'> } | { lane: 'state'; about: keyof T & string };

/**
 * Declares an event. A new optional field keeps the version; any other change is a new event with the next version.
 * In the lane `state`, an event must contain all that its consumers need: they may never receive the earlier ones.
 */
export function event<T extends object>(type: Event['type'], data: MessageClass<T>, way: Way<T>): Event<T> {
  return { kind: 'event', type, subject: `evt.${type}`, owner: type.split('.')[0] as ServiceName, data, ...way };
}

/** The NATS subject of an event with these data: in the lane `state` it ends with the id of the thing. */
export const subjectFor = ({ subject, about }: Event, data: object): string =>
  about ? `${subject}.${String((data as Record<string, unknown>)[about])}` : subject;

/** The NATS subjects of all events of a type. */
export const subjectsOf = ({ subject, about }: Event): string => (about ? `${subject}.*` : subject);

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
