import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const AuthenticatorAppSchema = defineEntity({
  name: 'AuthenticatorApp',
  tableName: 'authenticator_apps',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** Encrypted by `SecretBox`. */
    secret: p.text(),
    /** Null until a first code has shown that the app has the secret. */
    confirmedAt: moment().strictNullable(),
    /**
     * The confirmed address of the account when the app was added. Null if it had none: then a stranger may have made the
     * account with the address of the person who confirms it later.
     */
    addedUnder: p.text().nullable(),
    /** When it ends, because the mailbox alone asked for it; a code keeps it. Null if nobody asked. */
    endsAt: moment().nullable(),
    /** The 30 seconds of the last code: it and earlier ones are used up. */
    lastStep: p.bigint('number').default(0),
  },
});

/** The app that shows a user's codes (TOTP, RFC 6238). */
export class AuthenticatorApp extends AuthenticatorAppSchema.class {}
AuthenticatorAppSchema.setClass(AuthenticatorApp);
