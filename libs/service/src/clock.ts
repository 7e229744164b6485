import { isTimeZone, localTimeAt } from '@presently/rules/zoned-time';

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
    return isTimeZone(timeZone) ? localTimeAt(now, timeZone).date : now.toISOString().slice(0, 10);
  }
}
