import { createContext, use } from 'react';

interface Clock {
  now: Date;
  /** IANA name; undefined is the runtime's own. */
  timeZone: string | undefined;
}

/** The clock that hangs where the page is looked at. The server provides it; a browser has its own. */
export const ClockContext = createContext<Clock | null>(null);

export const useClock = (): Clock => use(ClockContext) ?? { now: new Date(), timeZone: undefined };
