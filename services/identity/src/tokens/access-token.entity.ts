import type { TokenScope } from '@presently/rules/token-scopes';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  tableName: 'access_tokens',
  indexes: [{ name: 'access_tokens_newest', properties: ['user', 'createdAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** SHA-256 of the token. */
    hash: p.text().unique('access_tokens_hash'),
    name: p.text(),
    scopes: p.array().$type<TokenScope[]>(),
    dailySends: p.integer(),
    /** The day of the last gift that it sent, UTC, and how many it sent on that day. */
    sentOn: p.text().strictNullable(),
    sent: p.integer().default(0),
    /** As its owner chose it; {@link expiresAt} is the end of that day. */
    expiresOn: p.text().strictNullable(),
    expiresAt: moment().strictNullable().index('access_tokens_expires_at'),
    createdAt: moment(),
    lastUsedAt: moment().strictNullable(),
  },
});

/** A key that a user has made for a program. */
export class AccessToken extends AccessTokenSchema.class {}
AccessTokenSchema.setClass(AccessToken);
