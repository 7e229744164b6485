import type { DataOf, Envelope, Event } from '@presently/contracts/kit/event';
import { isCounted } from '@presently/contracts/kit/fields/count';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isTooDeep, presentMessage } from '../messages.js';
import { isStorable } from '../validation/storable.js';

/** Event ids are UUIDs; the tables accept nothing else. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

const isTraceParent = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{2}(-[\da-f]+){3}$/.test(value);

/** `evt.gifting.gift_sent.v1`; in the lane `state` the id of the thing follows. */
const typeOf = (subject: string): string | undefined => /^evt\.(\w+\.\w+\.v\d+)(?:\.[^.]+)?$/.exec(subject)?.[1];

/**
 * Parses an envelope. Only the owner of an event may publish on its subject, so an envelope that names another event is
 * refused: it may be forged.
 * @returns undefined if the body is no envelope of the subject's event
 */
export function parseEnvelope(body: string, subject: string): Envelope | undefined {
  try {
    const value = JSON.parse(body) as Partial<Envelope> | null;
    if (value?.specversion !== '1.0' || !isUuid(value.id) || typeof value.type !== 'string') return undefined;
    if (value.type !== typeOf(subject)) return undefined;
    if (typeof value.data !== 'object' || value.data === null) return undefined;
    const { traceparent, ...rest } = value as Envelope;
    return isTraceParent(traceparent) ? { ...rest, traceparent: traceparent! } : rest;
  } catch {
    return undefined;
  }
}

/** An event that violates its contract. Trying it again would fail again. */
export class InvalidEvent extends Error {
  /** @param fields names of the invalid fields; their values are left out, since they may be personal */
  constructor(fields: readonly string[]) {
    super(`violates its contract: ${fields.join(', ')}`);
    this.name = 'InvalidEvent';
  }
}

/**
 * Validates an event against its contract, because reactions write its data into tables and mails.
 * @returns the event without undeclared fields
 * @throws InvalidEvent
 */
export function parseEvent<E extends Event>(event: E, envelope: Envelope): Envelope<DataOf<E>> {
  const { time, aggregateversion, data } = envelope;
  const invalid = [
    ...(typeof time === 'string' && Number.isFinite(Date.parse(time)) ? [] : ['time']),
    ...(isCounted(aggregateversion) ? [] : ['aggregateversion']),
    ...(isTooDeep(data) || !isStorable(data) ? ['data'] : invalidFields(event, data)),
  ];
  if (invalid.length > 0) throw new InvalidEvent(invalid);
  return { ...envelope, data: presentMessage(event.data, data) as DataOf<E> };
}

const invalidFields = (event: Event, data: object): string[] =>
  isPlainObject(data) ? validateSync(plainToInstance(event.data, data)).map(({ property }) => property) : ['data'];
