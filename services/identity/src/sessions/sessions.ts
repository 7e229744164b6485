import type { SessionHolder } from '@presently/contracts/identity/sessions';
import type { Tier } from '@presently/rules/vocabulary';
import { publishRevokedSessions, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Problem } from '@presently/messaging/problem';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { LoadStrategy, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { displayNameOf, type User } from '../users/user.entity.js';
import { IdentityEnv } from '../env.js';
import { endOf, laterEnd, Session, type SessionLifetime } from './session.entity.js';

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
  signedInAt: string;
  expire: string;
}

const suspended = () =>
  new Problem('suspended', 403, 'This account is suspended. Write to us if you think that this is a mistake.');

/** Begins, finds and ends sessions. */
@Injectable()
export class Sessions {
  private readonly lifetime: SessionLifetime;

  constructor(
    private readonly clock: Clock,
    private readonly events: EventBroadcasts,
    private readonly env: IdentityEnv,
  ) {
    this.lifetime = { idle: env.SESSION_IDLE_DAYS * day, longest: env.SESSION_LONGEST_DAYS * day };
  }

  /** @throws Problem `suspended`, 403 */
  async open(tx: EntityManager, user: Pick<User, 'id'>): Promise<OpenedSession> {
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
    tx.create(Session, { sid, user: user.id, sess: { signedInAt: now.toISOString() }, expire: expiresAt });
    await tx.flush();
    const ended = await tx.execute<{ sid: string }[]>(
      `delete from sessions where sid in (
         select sid from sessions where user_id = ? and sid <> ? order by sess ->> 'signedInAt' desc offset ?
       ) returning sid`,
      [user.id, sid, this.env.SESSIONS_PER_USER - 1],
    );
    return { token, expiresAt, ended: ended.map((row) => row.sid) };
  }

  /** The live session of a token, with its user: one query, and a second one once an hour that extends it. */
  async find(em: EntityManager, token: string): Promise<Session | null> {
    const now = this.clock.now();
    const isLive = { sid: hashSessionToken(token), expire: { $gt: now } };
    const session = await em.findOne(Session, isLive, { populate: ['user'], strategy: LoadStrategy.JOINED });
    if (session?.extend(now, this.lifetime)) await em.flush();
    return session;
  }

  /**
   * Like {@link find}, but returns only the user's identity, without loading entities. Every browser causes this call
   * every few seconds.
   */
  async holderOf(em: EntityManager, token: string): Promise<SessionHolder | null> {
    const now = this.clock.now();
    const sid = hashSessionToken(token);
    const [row] = await em.execute<HolderRow[]>(
      `select users.id, username, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
              subscription_tier as tier, confirmed_email is not null as "isConfirmed",
              sess ->> 'signedInAt' as "signedInAt", expire
       from sessions join users on users.id = sessions.user_id
       where sid = ? and expire > ?`,
      [sid, now],
    );
    if (!row) return null;
    const expire = new Date(row.expire);
    const later = laterEnd(row.signedInAt, expire, now, this.lifetime);
    if (later) await em.nativeUpdate(Session, { sid }, { expire: later });
    return {
      userId: row.id,
      displayName: displayNameOf(row),
      isAdmin: row.isAdmin,
      tier: row.tier,
      isConfirmed: row.isConfirmed,
      expiresAt: (later ?? expire).toISOString(),
    };
  }

  async close(em: EntityManager, token: string): Promise<void> {
    const sid = hashSessionToken(token);
    await em.nativeDelete(Session, { sid });
    this.publishEnded([sid]);
  }

  /** Notifies the gateways, which otherwise cache an ended session for a few seconds. */
  publishEnded(sids: readonly string[]): void {
    publishRevokedSessions(this.events.nats, sids);
  }
}
