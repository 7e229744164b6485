import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('passkeys_user_id'),
    /** The authenticator's name for the key, in base64url. */
    credentialId: p.text().unique('passkeys_credential_id'),
    /** COSE key in base64url. */
    publicKey: p.text(),
    /** Uses that the authenticator has counted; 0 if it does not count. */
    counter: p.bigint('number'),
    transports: p.array(),
    isSynced: p.boolean(),
    name: p.text(),
    createdAt: moment(),
    lastUsedAt: moment().strictNullable(),
  },
});

/** A public key with which a user signs in; the private one stays in their authenticator. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
