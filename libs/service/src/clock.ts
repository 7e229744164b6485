/** Making one takes longer than a query; there are some four hundred zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  return format;
}

/** The current time, everywhere. Injected, so that a test or `CLOCK` can move it. */
export class Clock {
  private readonly offset: number;

  /** @param startAt ISO instant at which this clock starts and from which it runs on; real time without it. */
  constructor(startAt?: string) {
    this.offset = startAt ? new Date(startAt).getTime() - Date.now() : 0;
  }

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Today as `YYYY-MM-DD` in an IANA time zone; a zone that this runtime does not know counts as UTC. */
  today(timeZone: string): string {
    const now = this.now();
    try {
      return dayFormat(timeZone).format(now);
    } catch (error) {
      if (error instanceof RangeError) return now.toISOString().slice(0, 10);
      throw error;
    }
  }
}
