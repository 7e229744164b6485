import { callerChanged } from '@presently/contracts/identity/session-list';
import { userTierApplied } from '@presently/contracts/identity/tier';
import { resolveToken } from '@presently/contracts/identity/tokens';
import { resolveSession, signOut } from '@presently/contracts/identity/sessions';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { hashSessionToken, onSessionRevoked } from '@presently/messaging/revoked-sessions';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { LoadingCache } from '../http/loading-cache.js';
import type { Session } from '../http/session.js';
import { bearerOf, isToken } from '../http/bearer.js';
import { SessionCookie } from './session-cookie.js';

/**
 * Resolves cookies to sessions through identity. Caches an answer for five seconds, or until the session is revoked
 * or its user changes.
 */
@Injectable()
export class Sessions {
  private readonly hashesOf = new Map<string, Set<string>>();
  private readonly cache = new LoadingCache<Session>({
    max: 50_000,
    ttl: 5_000,
    onKeep: ({ caller }, hash) => {
      const hashes = this.hashesOf.get(caller.userId) ?? new Set();
      this.hashesOf.set(caller.userId, hashes.add(hash));
    },
    onForget: ({ caller }, hash) => {
      const hashes = this.hashesOf.get(caller.userId);
      hashes?.delete(hash);
      if (hashes?.size === 0) this.hashesOf.delete(caller.userId);
    },
  });

  /** Users of sessions that were valid within the last hour, for limits. They open nothing. */
  private readonly lately = new LRUCache<string, string>({ max: 50_000, ttl: 3_600_000 });

  constructor(
    private readonly rpc: RpcClient,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
    events: EventBroadcasts,
  ) {
    onSessionRevoked(rpc.nats, (hash) => this.forgetHash(hash));
    events.overhear(callerChanged, ({ data }) => this.forgetUser(data.userId));
    events.overhear(userTierApplied, ({ data }) => this.forgetUser(data.userId));
  }

  /**
   * The session of a request, or null.
   * @throws Problem `service-unavailable` if identity does not answer: a signed-in user must not look signed out.
   */
  async of(request: FastifyRequest): Promise<Session | null> {
    const token = this.cookie.read(request);
    // A token of a program in a cookie would be sent by pages of other sites.
    return token === undefined || isToken(token) ? null : this.resolve(token);
  }

  /**
   * What a program may do for a user by its token, or null.
   * @throws Problem `service-unavailable`; `suspended`
   */
  async ofToken(token: string): Promise<Session | null> {
    return isToken(token) ? this.resolve(token) : null;
  }

  /** The user whom the session of a request had lately, without asking identity. */
  latelyOf(request: FastifyRequest): string | undefined {
    const token = bearerOf(request) ?? this.cookie.read(request);
    return token === undefined ? undefined : this.lately.get(hashSessionToken(token));
  }

  async resolve(token: string): Promise<Session | null> {
    const hash = hashSessionToken(token);
    const session = await this.cache.get(hash, () => this.ask(token, hash));
    return session && session.expiresAt > this.clock.now() ? session : null;
  }

  private async ask(token: string, hash: string): Promise<Session | null> {
    try {
      if (isToken(token)) return await this.askAboutToken(token, hash);
      const {
        expiresAt,
        needsSecondFactor = false,
        timeZone,
        ...caller
      } = await this.rpc.call(resolveSession, { sessionToken: token });
      this.lately.set(hash, caller.userId);
      return { caller, token, hash, needsSecondFactor, timeZone, expiresAt: new Date(expiresAt) };
    } catch (error) {
      if (error instanceof Problem && error.status === 401) {
        this.lately.delete(hash);
        return null;
      }
      throw error;
    }
  }

  private async askAboutToken(token: string, hash: string): Promise<Session> {
    const held = await this.rpc.call(resolveToken, { token });
    const { expiresAt, timeZone, tokenId, tokenName, scopes, isForAssistants = false, ...holder } = held;
    this.lately.set(hash, holder.userId);
    const caller = { ...holder, isAdmin: false, token: { id: tokenId, name: tokenName, scopes } };
    return { caller, token, hash, timeZone, isForAssistants, expiresAt: new Date(expiresAt) };
  }

  async end(token: string): Promise<void> {
    await this.rpc.call(signOut, { sessionToken: token });
    this.forget(token);
  }

  private forgetUser(userId: string): void {
    for (const hash of this.hashesOf.get(userId) ?? []) this.cache.forget(hash);
    // A session that is loading now may belong to the user.
    this.cache.distrustLoads();
  }

  /** Identity notifies the other replicas of a session that has ended. This one must refuse the very next request. */
  forget(token: string): void {
    this.forgetHash(hashSessionToken(token));
  }

  private forgetHash(hash: string): void {
    this.lately.delete(hash);
    this.cache.forget(hash);
  }
}
