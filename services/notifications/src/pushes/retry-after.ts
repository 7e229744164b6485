/** The longest pause that a provider may ask for, in milliseconds. */
const longestMs = 24 * 3_600_000;

/** Milliseconds for which a header `Retry-After` asks: seconds, or a date. Undefined if it asks for none. */
export function pauseOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs);
}
