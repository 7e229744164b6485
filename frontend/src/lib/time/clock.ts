import { createContext, use } from 'react';

interface Clock {
  now: Date;
  /** IANA name; `undefined` is the runtime's own zone. */
  timeZone: string | undefined;
}

/** Time and zone of the page's reader. Provided while the server renders; browsers use their own. */
export const ClockContext = createContext<Clock | null>(null);

export const useClock = (): Clock => use(ClockContext) ?? { now: new Date(), timeZone: undefined };
