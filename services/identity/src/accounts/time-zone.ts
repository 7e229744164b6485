/**
 * What a browser reported, when it is the name of a time zone; `UTC` for anything else. Offsets like `+02:00` are
 * refused: they know no summer time, and Postgres reads their sign the other way round.
 */
export function knownTimeZone(reported: string): string {
  if (!/^[A-Za-z]/.test(reported)) return 'UTC';
  try {
    Intl.DateTimeFormat('en', { timeZone: reported });
    return reported;
  } catch {
    return 'UTC';
  }
}
