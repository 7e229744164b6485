import { Problem } from '@presently/messaging/problem';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';

/** Asking Intl takes longer than the rest of a request. */
const asked = new LRUCache<string, { isZone: boolean }>({ max: 2_000 });

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The name where this runtime knows an IANA time zone by it. */
export function asTimeZone(name: unknown): string | undefined {
  if (typeof name !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return undefined;
  let answer = asked.get(name);
  if (!answer) {
    answer = { isZone: isTimeZone(name) };
    asked.set(name, answer);
  }
  return answer.isZone ? name : undefined;
}

/** The IANA time zone a browser reports in `X-Time-Zone`; `UTC` for anything that is none. */
export const timeZoneOf = (headers: IncomingHttpHeaders): string => asTimeZone(headers['x-time-zone']) ?? 'UTC';

/**
 * The browser's `Idempotency-Key`, one per press of a button.
 * @throws Problem `invalid-input` when it is not 1 to 255 printable ASCII characters.
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Problem('invalid-input', 400, 'Idempotency-Key must be 1 to 255 printable characters');
}
