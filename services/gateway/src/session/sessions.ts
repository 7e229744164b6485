import { resolveSession, signOut } from '@presently/contracts/identity/sessions';
import type { Caller } from '@presently/messaging/call-context';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { hashSessionToken, onSessionRevoked } from '@presently/messaging/revoked-sessions';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LoadingCache } from '../http/loading-cache.js';
import { SessionCookie } from './session-cookie.js';

/** A session that identity has vouched for. */
export interface Session {
  caller: Caller;
  /** The cookie's value. */
  token: string;
  /** How the token is named where it is not to be seen. */
  hash: string;
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a handler's access asks for somebody signed in. */
    session?: Session;
  }
}

/** Who is behind a cookie. Identity knows; what it has said is believed for five seconds, or until a session is revoked. */
@Injectable()
export class Sessions {
  private readonly cache = new LoadingCache<Session>({ max: 50_000, ttl: 5_000 });

  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
    events: EventBroadcasts,
  ) {
    onSessionRevoked(events.nats, (hash) => this.cache.forget(hash));
  }

  /**
   * The session of a request, null without one.
   * @throws Problem `service-unavailable` when identity cannot be asked: somebody signed in is never taken for a stranger.
   */
  async of(request: FastifyRequest): Promise<Session | null> {
    const token = this.cookie.read(request);
    return token === undefined ? null : this.resolve(token);
  }

  async resolve(token: string): Promise<Session | null> {
    const hash = hashSessionToken(token);
    const session = await this.cache.get(hash, () => this.ask(token, hash));
    return session && session.expiresAt > this.clock.now() ? session : null;
  }

  private async ask(token: string, hash: string): Promise<Session | null> {
    try {
      const { expiresAt, ...caller } = await this.rpc.call(resolveSession, { sessionToken: token });
      return { caller, token, hash, expiresAt: new Date(expiresAt) };
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return null;
      throw error;
    }
  }

  async end(token: string): Promise<void> {
    await this.rpc.call(signOut, { sessionToken: token });
    this.forget(token);
  }

  /** Identity has ended a session and tells the other replicas; here the very next request must know. */
  forget(token: string): void {
    this.cache.forget(hashSessionToken(token));
  }
}
