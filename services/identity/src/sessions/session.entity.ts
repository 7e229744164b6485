import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

/** Lifetime of sessions in milliseconds. */
export interface SessionLifetime {
  idle: number;
  longest: number;
}

const hour = 3_600_000;

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the token: a reader of the database cannot use the session. */
    sid: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('sessions_user_id_index'),
    sess: p.json<{ signedInAt: string }>(),
    expire: p.datetime().columnType('timestamptz').index('sessions_expire_index'),
  },
});

export class Session extends SessionSchema.class {
  /**
   * Extends the session from `now`, within its longest lifetime; at most once an hour, to save writes.
   * @returns whether it was extended
   */
  extend(now: Date, lifetime: SessionLifetime): boolean {
    const end = laterEnd(this.sess.signedInAt, this.expire, now, lifetime);
    if (end) this.expire = end;
    return end !== undefined;
  }
}
SessionSchema.setClass(Session);

/** The new end of a session used at `now`; undefined if it is less than an hour later. */
export function laterEnd(signedInAt: string, expire: Date, now: Date, lifetime: SessionLifetime): Date | undefined {
  const end = endOf(new Date(signedInAt), now, lifetime);
  return end.getTime() - expire.getTime() < hour ? undefined : end;
}

/** The end of a session that was last used at `usedAt`. */
export function endOf(signedInAt: Date, usedAt: Date, { idle, longest }: SessionLifetime): Date {
  return new Date(Math.min(usedAt.getTime() + idle, signedInAt.getTime() + longest));
}
