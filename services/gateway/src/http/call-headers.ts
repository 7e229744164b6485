import { Problem } from '@presently/messaging/problem';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';

/** Asking Intl takes longer than the rest of a request; there are some hundred names. */
const known = new LRUCache<string, string>({ max: 2_000 });

/** The IANA time zone a browser reports in `X-Time-Zone`; `UTC` for anything that is none. */
export function timeZoneOf(headers: IncomingHttpHeaders): string {
  const reported = headers['x-time-zone'];
  if (typeof reported !== 'string' || !/^[A-Za-z][\w+/-]{1,63}$/.test(reported)) return 'UTC';
  let zone = known.get(reported);
  if (!zone) {
    try {
      zone = new Intl.DateTimeFormat('en', { timeZone: reported }).resolvedOptions().timeZone;
    } catch {
      zone = 'UTC';
    }
    known.set(reported, zone);
  }
  return zone;
}

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
