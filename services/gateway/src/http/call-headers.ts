import { longestAgent, type Browser } from '@presently/messaging/call-context';
import { Problem } from '@presently/messaging/problem';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';

/** Cached, because Intl takes longer than the rest of a request. */
const asked = new LRUCache<string, { isZone: boolean }>({ max: 2_000 });

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The name, if it is an IANA time zone of this runtime. */
export function asTimeZone(name: unknown): string | undefined {
  if (typeof name !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return undefined;
  let answer = asked.get(name);
  if (!answer) {
    answer = { isZone: isTimeZone(name) };
    asked.set(name, answer);
  }
  return answer.isZone ? name : undefined;
}

/** The IANA time zone of `X-Time-Zone`; without a valid one that of the account, or else `UTC`. */
export const timeZoneOf = ({ headers, session }: Pick<FastifyRequest, 'headers' | 'session'>): string =>
  asTimeZone(headers['x-time-zone']) ?? session?.timeZone ?? 'UTC';

/** The first language of `Accept-Language`. */
export const languageOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^\s{0,9}([A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3})(?=[\s,;]|$)/.exec(headers['accept-language'] ?? '')?.[1];

/** The browser of a request, for calls to identity. */
export const browserOf = ({ headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>): Browser => ({
  agent: (headers['user-agent'] ?? '').slice(0, longestAgent),
  device: cookies[deviceCookieName(true)] ?? cookies[deviceCookieName(false)],
  language: languageOf(headers),
});

/** Browsers accept a `__Host-` cookie over https only. */
export const deviceCookieName = (isHttps: boolean): string => (isHttps ? '__Host-device' : 'device');

/**
 * The `Idempotency-Key` of the request: one per press of a button.
 * @throws Problem `invalid-input` unless it is 1 to 255 printable ASCII characters
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Problem('invalid-input', 400, 'Idempotency-Key must be 1 to 255 printable characters');
}
