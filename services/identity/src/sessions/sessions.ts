import { callerChanged } from '@presently/contracts/identity/session-list';
import type { SessionHolder } from '@presently/contracts/identity/sessions';
import type { Browser } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import type { Tier } from '@presently/rules/vocabulary';
import { publishRevokedSessions, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Problem } from '@presently/messaging/problem';
import { RpcClient } from '@presently/messaging/rpc-client';
import { Clock } from '@presently/service/clock';
import { LoadStrategy, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { displayNameOf, type User } from '../users/user.entity.js';
import { IdentityEnv } from '../env.js';
import { browserLabel } from '../devices/browser-label.js';
import { endOldestSessions, endSessions, endWeakSessionsOf } from './end-sessions.js';
import { publicSessionId } from './session-id.js';
import { SessionStrength } from './session-strength.js';
import { endOf, Session, useIsStoredAfterMs, type SessionLifetime } from './session.entity.js';

const day = 24 * 3_600_000;

/** A new session. Its token goes to the browser and is not stored. */
export interface OpenedSession {
  token: string;
  expiresAt: Date;
  /** Sessions that exceeded the limit and have ended, to be published as revoked after the commit. */
  ended: string[];
}

interface HolderRow extends Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'isAdmin'> {
  tier: Tier;
  isConfirmed: boolean;
  timeZone: string;
  currency: string;
  signedInAt: string;
  expire: string;
  authenticatedAt: string | null;
  lastUsedAt: string;
  hasSecondFactor: boolean;
}

export const suspended = () =>
  new Problem('suspended', 403, 'This account is suspended. Write to us if you think that this is a mistake.');

/** Begins, finds and ends sessions. */
@Injectable()
export class Sessions {
  private readonly lifetime: SessionLifetime;

  constructor(
    private readonly clock: Clock,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly strength: SessionStrength,
    private readonly env: IdentityEnv,
  ) {
    this.lifetime = { idle: env.SESSION_IDLE_DAYS * day, longest: env.SESSION_LONGEST_DAYS * day };
  }

  /**
   * Begins a session for a user who has just proved their presence.
   * @throws Problem `suspended`, 403
   */
  async open(
    tx: EntityManager,
    user: Pick<User, 'id'>,
    browser: Browser | undefined,
    hasSecondFactor = false,
  ): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const sid = hashSessionToken(token);
    const now = this.clock.now();
    const expiresAt = endOf(now, now, this.lifetime);
    // Serialises the sign-ins of a user, so that they cannot exceed the limit together.
    const [{ isSuspended } = { isSuspended: false }] = await tx.execute<{ isSuspended: boolean }[]>(
      'select suspended_at is not null as "isSuspended" from users where id = ? for update',
      [user.id],
    );
    if (isSuspended) throw suspended();
    tx.create(Session, {
      sid,
      user: user.id,
      sess: { signedInAt: now.toISOString() },
      expire: expiresAt,
      authenticatedAt: now,
      hasSecondFactor,
      lastUsedAt: now,
      browser: browserLabel(browser?.agent),
    });
    await tx.flush();
    const limit = { userId: user.id, but: sid, most: this.env.SESSIONS_PER_USER };
    return { token, expiresAt, ended: await endOldestSessions(tx, this.outbox, limit) };
  }

  /** The live session of a token, with its user. */
  async find(em: EntityManager, token: string): Promise<Session | null> {
    const isLive = { sid: hashSessionToken(token), expire: { $gt: this.clock.now() } };
    return em.findOne(Session, isLive, { populate: ['user'], strategy: LoadStrategy.JOINED });
  }

  /**
   * The user's identity by a token, without loading entities: one query, and a second one every ten minutes that
   * extends the session. Every browser causes this call every few seconds.
   */
  async holderOf(em: EntityManager, token: string): Promise<SessionHolder | null> {
    const now = this.clock.now();
    const sid = hashSessionToken(token);
    const [row] = await em.execute<HolderRow[]>(
      `select users.id, username, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
              subscription_tier as tier, confirmed_email is not null as "isConfirmed", time_zone as "timeZone", currency,
              sess ->> 'signedInAt' as "signedInAt", expire, authenticated_at as "authenticatedAt",
              last_used_at as "lastUsedAt", has_second_factor as "hasSecondFactor"
       from sessions join users on users.id = sessions.user_id
       where sid = ? and expire > ?`,
      [sid, now],
    );
    if (!row) return null;
    let expire = new Date(row.expire);
    if (now.getTime() - new Date(row.lastUsedAt).getTime() >= useIsStoredAfterMs) {
      expire = endOf(new Date(row.signedInAt), now, this.lifetime);
      await em.nativeUpdate(Session, { sid }, { expire, lastUsedAt: now });
    }
    const needsSecondFactor = this.strength.isMissing(row);
    return {
      userId: row.id,
      displayName: displayNameOf(row),
      isAdmin: row.isAdmin && !needsSecondFactor,
      needsSecondFactor,
      tier: row.tier,
      isConfirmed: row.isConfirmed,
      timeZone: row.timeZone,
      currency: row.currency,
      sessionId: publicSessionId(sid),
      authenticatedAt: row.authenticatedAt && new Date(row.authenticatedAt).toISOString(),
      expiresAt: expire.toISOString(),
    };
  }

  /** The live sessions of a user, the newest sign-in first. */
  async listOf(em: EntityManager, userId: string): Promise<Session[]> {
    const found = await em.find(Session, { user: userId, expire: { $gt: this.clock.now() } });
    return found.toSorted((one, other) => other.sess.signedInAt.localeCompare(one.sess.signedInAt));
  }

  /** Stores that the user has proved their presence in a session. */
  async provePresence(em: EntityManager, user: User, sessionId: string): Promise<void> {
    const session = (await this.listOf(em, user.id)).find(({ sid }) => publicSessionId(sid) === sessionId);
    if (!session) return;
    await em.transactional(async (tx) => {
      await tx.nativeUpdate(Session, { sid: session.sid }, { authenticatedAt: this.clock.now() });
      await this.outbox.add(tx, callerChanged, user.toAggregate(), { userId: user.id });
    });
  }

  async close(em: EntityManager, token: string): Promise<void> {
    await this.end(em, [hashSessionToken(token)]);
  }

  async end(em: EntityManager, sids: readonly string[]): Promise<void> {
    if (sids.length === 0) return;
    await em.transactional((tx) => endSessions(tx, this.outbox, sids));
    this.publishEnded(sids);
  }

  /** {@link endWeakSessionsOf} */
  endWeakOf(tx: EntityManager, user: Pick<User, 'id'>): Promise<string[]> {
    return endWeakSessionsOf(tx, this.outbox, user);
  }

  /** Notifies the gateways, which otherwise cache an ended session for a few seconds, before the call is answered. */
  publishEnded(sids: readonly string[]): void {
    publishRevokedSessions(this.rpc.nats, sids);
  }
}
