import { type Tier, tiers } from '@presently/rules/vocabulary';
import { isCurrency } from '@presently/rules/currencies';
import { tokenScopes, type TokenScope } from '@presently/rules/token-scopes';
import { isTimeZone } from '@presently/rules/zoned-time';
import { headers as newHeaders, type Msg, type MsgHdrs } from '@nats-io/transport-node';
import { isISO8601, isUUID } from 'class-validator';
import { context, propagation, type TextMapGetter, type TextMapSetter } from '@opentelemetry/api';
import { Problem } from './problem.js';
import { isStorable } from './validation/storable.js';

/** The signed-in user who makes a call. The gateway has authenticated them. */
export interface Caller {
  userId: string;
  /** Name shown to other people: the full name, or else the username. */
  displayName: string;
  isAdmin: boolean;
  /** The user's plan. */
  tier: Tier;
  /** Whether the user has confirmed an address. Accounts without one have smaller budgets. */
  isConfirmed: boolean;
  /** ISO 4217: the money of the account. `USD` by default. */
  currency?: string | undefined;
  /** The session, as its owner sees it in the list of sessions. Undefined if no browser called. */
  sessionId?: string | undefined;
  /** When the user last proved their presence in the session. `requirePresence` checks it. */
  authenticatedAt?: string | null | undefined;
  /** The token of a program that calls for the user. Undefined if the user calls. */
  token?: CallersToken | undefined;
}

/** What a program may do for a user. */
export interface CallersToken {
  id: string;
  /** As its owner has named it. */
  name: string;
  scopes: readonly TokenScope[];
}

/** The browser of a call, for the list of sessions and the log of the account. */
export interface Browser {
  /** `User-Agent`, at most {@link longestAgent} characters. */
  agent: string;
  /** The cookie of a browser that has signed in before. */
  device?: string | undefined;
  /** The first of its languages: `de-AT`. */
  language?: string | undefined;
}
export const longestAgent = 512;

/** The context of a call. It travels in message headers. */
export interface CallContext {
  /** Null without a signed-in user. */
  caller: Caller | null;
  /** IANA time zone of the browser, `UTC` if unknown. Decides which day is "today". */
  timeZone: string;
  /** The browser's `Idempotency-Key`: one for each click. */
  idempotencyKey: string | undefined;
  /** Address of the browser, from the trusted proxy hop; used for throttling. Undefined if no browser called. */
  address: string | undefined;
  /** Only for calls to identity. */
  browser?: Browser | undefined;
  /** Deadline in epoch milliseconds. */
  deadline: number;
  /** Id by which the caller can cancel the call; undefined if the call cannot be cancelled. */
  callId?: string | undefined;
  /** Whether the caller receives parts of the answer ahead of the whole. */
  wantsParts?: boolean;
  /** Whether the caller knows beats; one of the release before would take them for the answer. */
  wantsBeats?: boolean;
}

/** The context that a handler receives. */
export interface HandledCall extends CallContext {
  /** Releases the handler's slot early, for a handler that from here on only waits for other systems. */
  releaseSlot: () => void;
  /** Aborts when the caller cancels the call, or at the deadline. */
  signal: AbortSignal;
  /** Sends a part of the answer ahead of the whole. Does nothing if the caller did not ask for parts. */
  sendPart: (part: object) => void;
}

const header = {
  caller: 'Presently-Caller',
  timeZone: 'Presently-Time-Zone',
  idempotencyKey: 'Idempotency-Key',
  address: 'Presently-Address',
  browser: 'Presently-Browser',
  deadline: 'Presently-Deadline',
  callId: 'Presently-Call',
  wantsParts: 'Presently-Parts',
  wantsBeats: 'Presently-Beats',
};

const setter: TextMapSetter<MsgHdrs> = { set: (carrier, key, value) => carrier.set(key, value) };
const getter: TextMapGetter<MsgHdrs> = {
  keys: (carrier) => carrier.keys(),
  get: (carrier, key) => carrier.get(key) || undefined,
};

/** Header values are ASCII on the wire, and a display name may contain any character. */
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const decode = <T>(value: string) => JSON.parse(decodeURIComponent(value)) as T;

/** Writes the context and the active trace into message headers. */
export function writeCallHeaders(call: CallContext): MsgHdrs {
  const headers = newHeaders();
  if (call.caller) headers.set(header.caller, encode(call.caller));
  headers.set(header.timeZone, call.timeZone);
  if (call.idempotencyKey) headers.set(header.idempotencyKey, call.idempotencyKey);
  if (call.address) headers.set(header.address, call.address);
  if (call.browser) headers.set(header.browser, encode(call.browser));
  headers.set(header.deadline, String(call.deadline));
  if (call.callId) headers.set(header.callId, call.callId);
  if (call.wantsParts) headers.set(header.wantsParts, '1');
  if (call.wantsBeats) headers.set(header.wantsBeats, '1');
  propagation.inject(context.active(), headers, setter);
  return headers;
}

/** Milliseconds; more than any operation's own deadline. Limits how long a caller can occupy a handler. */
const maxDeadlineMs = 60_000;
const defaultDeadlineMs = 5_000;

/**
 * The headers of a message. The client parses them at the first access, and throws if they are malformed.
 * @returns null for malformed headers
 */
export function headersOf(message: Pick<Msg, 'headers'>): MsgHdrs | undefined | null {
  try {
    return message.headers;
  } catch {
    return null;
  }
}

/**
 * Reads the headers that {@link writeCallHeaders} wrote. A message without headers is an anonymous call.
 * @throws Problem `invalid-call`, 400, for headers that our own client never writes
 */
export function readCallHeaders(headers: MsgHdrs | undefined | null): CallContext {
  if (headers === null) throw invalidCall();
  const idempotencyKey = headers?.get(header.idempotencyKey) || undefined;
  if (idempotencyKey && !/^[\x21-\x7e]{1,255}$/.test(idempotencyKey)) throw invalidCall();
  const timeZone = headers?.get(header.timeZone);
  const address = headers?.get(header.address) || undefined;
  if (address && !/^[\x20-\x7e]{1,64}$/.test(address)) throw invalidCall();
  return {
    caller: readCaller(headers?.get(header.caller)),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    idempotencyKey,
    address,
    browser: readBrowser(headers?.get(header.browser)),
    deadline: readDeadline(headers?.get(header.deadline)),
    callId: headers?.get(header.callId) || undefined,
    wantsParts: headers?.get(header.wantsParts) === '1',
    wantsBeats: headers?.get(header.wantsBeats) === '1',
  };
}

function decoded<T extends object>(value: string): Partial<T> {
  try {
    return decode<Partial<T> | null>(value) ?? {};
  } catch {
    throw invalidCall();
  }
}

function readCaller(value: string | undefined): Caller | null {
  if (!value) return null;
  const { userId, displayName, isAdmin, tier, isConfirmed, currency, ...session } = decoded<Caller>(value);
  const { sessionId, authenticatedAt, token } = session;
  const isNamed = typeof displayName === 'string' && isStorable(displayName);
  const areFlags = typeof isAdmin === 'boolean' && typeof isConfirmed === 'boolean';
  if (!isUUID(userId) || !isNamed || !areFlags || !tiers.includes(tier!)) throw invalidCall();
  return {
    userId: userId!,
    displayName,
    isAdmin,
    tier: tier!,
    isConfirmed,
    ...(isCurrency(currency) && { currency }),
    sessionId: isUUID(sessionId) ? sessionId : undefined,
    authenticatedAt: isISO8601(authenticatedAt) ? authenticatedAt : null,
    // Without it the program would be taken for its user.
    ...(token !== undefined && { token: readToken(token) }),
  };
}

function readToken(token: unknown): CallersToken {
  const { id, name, scopes } = (token ?? {}) as Partial<CallersToken>;
  const isNamed = typeof name === 'string' && isStorable(name);
  if (!isUUID(id) || !isNamed || !Array.isArray(scopes)) throw invalidCall();
  return { id: id!, name, scopes: tokenScopes.filter((scope) => scopes.includes(scope)) };
}

function readBrowser(value: string | undefined): Browser | undefined {
  if (!value) return undefined;
  const { agent, device, language } = decoded<Browser>(value);
  if (typeof agent !== 'string' || !isStorable(agent)) throw invalidCall();
  return {
    agent: agent.slice(0, longestAgent),
    device: typeof device === 'string' && /^[\w.-]{1,512}$/.test(device) ? device : undefined,
    ...(typeof language === 'string' && /^[\w-]{2,40}$/.test(language) && { language }),
  };
}

/** A missing or invalid deadline becomes the default. */
function readDeadline(value: string | undefined): number {
  const deadline = Number(value);
  const now = Date.now();
  return deadline ? Math.min(deadline, now + maxDeadlineMs) : now + defaultDeadlineMs;
}

const invalidCall = () => new Problem('invalid-call', 400, 'The call could not be understood');

/** The trace context in the headers. */
export const traceFrom = (headers: MsgHdrs | undefined | null) =>
  headers ? propagation.extract(context.active(), headers, getter) : context.active();
