import type { DataOf, Envelope, Event } from '@presently/contracts/kit/event';
import { isCounted } from '@presently/contracts/kit/fields/count';
import { isPlainObject } from '@presently/contracts/kit/plain-object';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { isTooDeep, presentMessage } from './messages.js';
import { isStorable } from './storable.js';

/** What every id of an event is; the tables take nothing else. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);

const isTraceParent = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{2}(-[\da-f]+){3}$/.test(value);

/**
 * Reads what came on a subject. The broker lets only its owner publish there, so that an envelope which names another
 * event than the subject speaks in somebody else's name.
 * @returns undefined for what is no envelope of that event
 */
export function parseEnvelope(body: string, subject: string): Envelope | undefined {
  try {
    const value = JSON.parse(body) as Partial<Envelope> | null;
    if (value?.specversion !== '1.0' || !isUuid(value.id) || value.type !== subject.slice('evt.'.length))
      return undefined;
    if (typeof value.data !== 'object' || value.data === null) return undefined;
    const { traceparent, ...rest } = value as Envelope;
    return isTraceParent(traceparent) ? { ...rest, traceparent: traceparent! } : rest;
  } catch {
    return undefined;
  }
}

/** An event that does not say what its contract says: nothing is gained by trying it again. */
export class InvalidEvent extends Error {
  /** @param fields to blame; of their values nothing is told */
  constructor(fields: readonly string[]) {
    super(`not as its contract says: ${fields.join(', ')}`);
    this.name = 'InvalidEvent';
  }
}

/**
 * Holds an event against its contract: reactions write what they are told into tables and mails.
 * @returns it without the fields that are not declared
 * @throws InvalidEvent
 */
export function parseEvent<E extends Event>(event: E, envelope: Envelope): Envelope<DataOf<E>> {
  const { time, aggregateversion, data } = envelope;
  const wrong = [
    ...(typeof time === 'string' && Number.isFinite(Date.parse(time)) ? [] : ['time']),
    ...(isCounted(aggregateversion) ? [] : ['aggregateversion']),
    ...(isTooDeep(data) || !isStorable(data) ? ['data'] : fieldsToBlame(event, data)),
  ];
  if (wrong.length > 0) throw new InvalidEvent(wrong);
  return { ...envelope, data: presentMessage(event.data, data) as DataOf<E> };
}

const fieldsToBlame = (event: Event, data: object): string[] =>
  isPlainObject(data) ? validateSync(plainToInstance(event.data, data)).map(({ property }) => property) : ['data'];
