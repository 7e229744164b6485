import type { SessionHolder } from '@presently/contracts/identity/sessions';
import { publishRevokedSessions, hashSessionToken } from '@presently/messaging/revoked-sessions';
import { Clock } from '@presently/service/clock';
import { EventBroadcasts } from '@presently/service/event-broadcasts';
import { LoadStrategy, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { displayNameOf, type User } from '../users/user.entity.js';
import { IdentityEnv } from '../env.js';
import { endOf, laterEnd, Session, type SessionLifetime } from './session.entity.js';

const day = 24 * 3_600_000;

/** A session just begun. Its token goes to the browser and is kept nowhere. */
export interface OpenedSession {
  token: string;
  expiresAt: Date;
  /** Sessions that had to end for it, to be announced once the transaction has committed. */
  ended: string[];
}

interface HolderRow extends Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'isAdmin'> {
  signedInAt: string;
  expire: string;
}

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

  async open(tx: EntityManager, user: Pick<User, 'id'>): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const sid = hashSessionToken(token);
    const now = this.clock.now();
    const expiresAt = endOf(now, now, this.lifetime);
    // Sign-ins of one user come one after the other, so that together they cannot exceed the limit.
    await tx.execute('select 1 from users where id = ? for update', [user.id]);
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

  /** The live session of a token, with its user: one query, and once an hour a second one that moves its end. */
  async find(em: EntityManager, token: string): Promise<Session | null> {
    const now = this.clock.now();
    const isLive = { sid: hashSessionToken(token), expire: { $gt: now } };
    const session = await em.findOne(Session, isLive, { populate: ['user'], strategy: LoadStrategy.JOINED });
    if (session?.extend(now, this.lifetime)) await em.flush();
    return session;
  }

  /**
   * {@link find}, for whoever only wants to know who it is: every browser asks for this every few seconds, and entities
   * are most of what it would cost.
   */
  async holderOf(em: EntityManager, token: string): Promise<SessionHolder | null> {
    const now = this.clock.now();
    const sid = hashSessionToken(token);
    const [row] = await em.execute<HolderRow[]>(
      `select users.id, username, first_name as "firstName", last_name as "lastName", is_admin as "isAdmin",
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
      expiresAt: (later ?? expire).toISOString(),
    };
  }

  async close(em: EntityManager, token: string): Promise<void> {
    const sid = hashSessionToken(token);
    await em.nativeDelete(Session, { sid });
    this.announceEnded([sid]);
  }

  /** Tells the gateways, whose caches would otherwise know an ended session for a few seconds more. */
  announceEnded(sids: readonly string[]): void {
    publishRevokedSessions(this.events.nats, sids);
  }
}
