import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

/** How long sessions last, in milliseconds. */
export interface SessionLifetime {
  idle: number;
  longest: number;
}

const hour = 3_600_000;

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the token: whoever reads the database cannot be anybody. */
    sid: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('sessions_user_id_index'),
    sess: p.json<{ signedInAt: string }>(),
    expire: p.datetime().columnType('timestamptz').index('sessions_expire_index'),
  },
});

export class Session extends SessionSchema.class {
  /**
   * Moves the end away from `now`, never beyond the longest life; at most once an hour, to write little.
   * @returns whether it moved.
   */
  extend(now: Date, lifetime: SessionLifetime): boolean {
    const end = laterEnd(this.sess.signedInAt, this.expire, now, lifetime);
    if (end) this.expire = end;
    return end !== undefined;
  }
}
SessionSchema.setClass(Session);

/** The end to which use at `now` moves a session; undefined while that is hardly any later. */
export function laterEnd(signedInAt: string, expire: Date, now: Date, lifetime: SessionLifetime): Date | undefined {
  const end = endOf(new Date(signedInAt), now, lifetime);
  return end.getTime() - expire.getTime() < hour ? undefined : end;
}

/** When a session ends that was last used at `usedAt`. */
export function endOf(signedInAt: Date, usedAt: Date, { idle, longest }: SessionLifetime): Date {
  return new Date(Math.min(usedAt.getTime() + idle, signedInAt.getTime() + longest));
}
