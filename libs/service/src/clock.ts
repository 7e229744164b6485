import { isTimeZone, localTimeAt } from '@presently/rules/zoned-time';

/** The current time. Injected, so that a test or `CLOCK` can set it. */
export class Clock {
  private readonly offset: number;

  /** @param startAt ISO time at which this clock starts; the real time by default */
  constructor(startAt?: string) {
    this.offset = startAt ? new Date(startAt).getTime() - Date.now() : 0;
  }

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  /** Today as `YYYY-MM-DD` in an IANA time zone; an unknown zone is treated as UTC. */
  today(timeZone: string): string {
    const now = this.now();
    return isTimeZone(timeZone) ? localTimeAt(now, timeZone).date : now.toISOString().slice(0, 10);
  }
}
