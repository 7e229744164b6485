import type { Caller } from '@presently/messaging/call-context';

/** A session that identity has confirmed. */
export interface Session {
  caller: Caller;
  /** The value of the cookie, or the token of a program: `caller.token` tells. */
  token: string;
  /** Hash of {@link token}: names the session in caches and logs. */
  hash: string;
  /** An administrator whose session needs a second factor first; `caller.isAdmin` is false. */
  needsSecondFactor?: boolean;
  /** A token that was issued for the door of assistants: it opens no other. */
  isForAssistants?: boolean;
  expiresAt: Date;
  /** The account's zone, for requests that name none. */
  timeZone?: string | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes whose access is `user` or `admin`. */
    session?: Session;
  }
}
