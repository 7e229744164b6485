import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

/** Lifetime of sessions in milliseconds. */
export interface SessionLifetime {
  idle: number;
  longest: number;
}

const moment = () => p.datetime().columnType('timestamptz');

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the token: a reader of the database cannot use the session. */
    sid: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('sessions_user_id_index'),
    sess: p.json<{ signedInAt: string }>(),
    expire: moment().index('sessions_expire_index'),
    /** When the user last proved their presence, by a password. */
    authenticatedAt: moment().nullable(),
    /** Whether the user has proved more than a password: a passkey or a code. */
    hasSecondFactor: p.boolean().default(false),
    lastUsedAt: moment().defaultRaw('now()'),
    /** `Firefox on Windows` */
    browser: p.text().default(''),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

/** How late the last use may be stored, to save writes. */
export const useIsStoredAfterMs = 10 * 60_000;

/** The end of a session that was last used at `usedAt`. */
export function endOf(signedInAt: Date, usedAt: Date, { idle, longest }: SessionLifetime): Date {
  return new Date(Math.min(usedAt.getTime() + idle, signedInAt.getTime() + longest));
}
