import { Problem } from '@presently/messaging/problem';

/** Ends a request whose browser has gone. Nobody reads it. */
export const abandoned = () => new Problem('abandoned', 499, 'The browser no longer waits for this');
