/** The longest pause that anybody may ask for, in milliseconds. */
const longestMs = 24 * 3_600_000;
/** All three forms of a date begin with a day of the week. What else is parsed as one is none. */
const dates = /^[a-z]{3}/i;

/**
 * Milliseconds for which a header `Retry-After` asks: seconds, or a date. At most a day. Undefined if it asks for none.
 */
export function retryAfterMs(header: string | null | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const date = dates.test(text) ? Date.parse(text) : NaN;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : date - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs);
}
