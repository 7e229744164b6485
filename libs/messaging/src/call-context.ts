import { isTimeZone } from '@presently/rules/zoned-time';
import { headers as newHeaders, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { isUUID } from 'class-validator';
import { context, propagation, type TextMapGetter, type TextMapSetter } from '@opentelemetry/api';
import { Problem } from './problem.js';
import { isStorable } from './storable.js';

/** Who makes a call, as the gateway has established it. */
export interface Caller {
  userId: string;
  /** How the person is named to others: full name, else username. */
  displayName: string;
  isAdmin: boolean;
}

/** What travels beside the input of every call. */
export interface CallContext {
  /** Null where nobody is signed in. */
  caller: Caller | null;
  /** IANA time zone of the browser, `UTC` when unknown: decides what "today" is. */
  timeZone: string;
  /** The browser's `Idempotency-Key`, one per press of a button. */
  idempotencyKey: string | undefined;
  /** Address of the browser as the trusted proxy hop reports it, for throttling; undefined where no browser called. */
  address: string | undefined;
  /** Epoch milliseconds after which nobody waits for the answer any more. */
  deadline: number;
  /** Names the call, so that whoever made it can call it off; undefined where it cannot be called off. */
  callId?: string | undefined;
  /** Whether the caller hears of parts of the answer on the way. */
  wantsParts?: boolean;
}

/** A call as its handler sees it. */
export interface HandledCall extends CallContext {
  /** Says that from here on the handler only waits for others, so that it no longer counts as work in progress. */
  releaseSlot: () => void;
  /** Ends when nobody waits any more: the browser has gone, or the deadline has passed. */
  signal: AbortSignal;
  /** Tells a part of the answer ahead of the whole, to a caller who asked for parts; nothing otherwise. */
  sendPart: (part: object) => void;
}

const header = {
  caller: 'Presently-Caller',
  timeZone: 'Presently-Time-Zone',
  idempotencyKey: 'Idempotency-Key',
  address: 'Presently-Address',
  deadline: 'Presently-Deadline',
  callId: 'Presently-Call',
  wantsParts: 'Presently-Parts',
};

const setter: TextMapSetter<MsgHdrs> = { set: (carrier, key, value) => carrier.set(key, value) };
const getter: TextMapGetter<MsgHdrs> = {
  keys: (carrier) => carrier.keys(),
  get: (carrier, key) => carrier.get(key) || undefined,
};

/** Header values are ASCII on the wire: a display name may be anything. */
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const decode = <T>(value: string) => JSON.parse(decodeURIComponent(value)) as T;

/** Writes context and the active trace into message headers. */
export function writeCallHeaders(call: CallContext): MsgHdrs {
  const headers = newHeaders();
  if (call.caller) headers.set(header.caller, encode(call.caller));
  headers.set(header.timeZone, call.timeZone);
  if (call.idempotencyKey) headers.set(header.idempotencyKey, call.idempotencyKey);
  if (call.address) headers.set(header.address, call.address);
  headers.set(header.deadline, String(call.deadline));
  if (call.callId) headers.set(header.callId, call.callId);
  if (call.wantsParts) headers.set(header.wantsParts, '1');
  propagation.inject(context.active(), headers, setter);
  return headers;
}

/** Milliseconds: longer than any operation's own deadline. Whoever names a later one would hold on to what they asked for. */
const longestWait = 60_000;
const usualWait = 5_000;

/**
 * The headers of a message. The client reads them only here, and throws at what no header can be.
 * @returns null for those
 */
export function headersOf(message: Pick<Msg, 'headers'>): MsgHdrs | undefined | null {
  try {
    return message.headers;
  } catch {
    return null;
  }
}

/**
 * Reads what {@link writeCallHeaders} wrote; a message without headers is an anonymous call.
 * @throws Problem `invalid-call`, 400, for what none of ours writes
 */
export function readCallHeaders(headers: MsgHdrs | undefined | null): CallContext {
  if (headers === null) throw invalidCall();
  const idempotencyKey = headers?.get(header.idempotencyKey) || undefined;
  if (idempotencyKey && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) throw invalidCall();
  const timeZone = headers?.get(header.timeZone);
  return {
    caller: readCaller(headers?.get(header.caller)),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    idempotencyKey,
    address: headers?.get(header.address) || undefined,
    deadline: readDeadline(headers?.get(header.deadline)),
    callId: headers?.get(header.callId) || undefined,
    wantsParts: headers?.get(header.wantsParts) === '1',
  };
}

function readCaller(value: string | undefined): Caller | null {
  if (!value) return null;
  let caller: Partial<Caller> | null;
  try {
    caller = decode(value);
  } catch {
    throw invalidCall();
  }
  const { userId, displayName, isAdmin } = caller ?? {};
  const isNamed = typeof displayName === 'string' && isStorable(displayName);
  if (!isUUID(userId) || !isNamed || typeof isAdmin !== 'boolean') throw invalidCall();
  return { userId: userId!, displayName, isAdmin };
}

/** A moment that is none, and none at all, leave the usual time. */
function readDeadline(value: string | undefined): number {
  const deadline = Number(value);
  const now = Date.now();
  return deadline ? Math.min(deadline, now + longestWait) : now + usualWait;
}

const invalidCall = () => new Problem('invalid-call', 400, 'The call could not be understood');

/** Continues the trace that the headers carry. */
export const traceFrom = (headers: MsgHdrs | undefined | null) =>
  headers ? propagation.extract(context.active(), headers, getter) : context.active();
