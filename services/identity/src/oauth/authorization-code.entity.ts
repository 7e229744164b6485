import type { TokenScope } from '@presently/rules/token-scopes';
import { defineEntity, p } from '@mikro-orm/core';
import { OauthClient } from '../clients/oauth-client.entity.js';
import { User } from '../users/user.entity.js';

const AuthorizationCodeSchema = defineEntity({
  name: 'AuthorizationCode',
  tableName: 'oauth_codes',
  properties: {
    /** SHA-256 of the code. */
    hash: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('oauth_codes_user_id'),
    client: () => p.manyToOne(OauthClient).deleteRule('cascade').index('oauth_codes_client_id'),
    redirectUri: p.text(),
    scopes: p.array().$type<TokenScope[]>(),
    /** SHA-256 of the verifier that only the client has (PKCE). */
    challenge: p.text(),
    expiresAt: p.datetime().columnType('timestamptz').index('oauth_codes_expires_at'),
    /** Whether somebody has presented it. It works once. */
    isUsed: p.boolean().default(false),
    /** The token that it has become: it ends if the code comes again. */
    tokenId: p.uuid().strictNullable(),
  },
});

/** What a person has just allowed, until its client fetches the tokens. */
export class AuthorizationCode extends AuthorizationCodeSchema.class {}
AuthorizationCodeSchema.setClass(AuthorizationCode);
