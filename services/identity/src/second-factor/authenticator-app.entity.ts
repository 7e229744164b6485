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
    /** The 30 seconds of the last code: it and earlier ones are used up. */
    lastStep: p.bigint('number').default(0),
  },
});

/** The app that shows a user's codes (TOTP, RFC 6238). */
export class AuthenticatorApp extends AuthenticatorAppSchema.class {}
AuthenticatorAppSchema.setClass(AuthenticatorApp);
