import { defineEntity, p } from '@mikro-orm/core';
import { OauthClient } from '../clients/oauth-client.entity.js';
import { AccessToken } from '../tokens/access-token.entity.js';

const OauthGrantSchema = defineEntity({
  name: 'OauthGrant',
  tableName: 'oauth_grants',
  properties: {
    /** Its hash is that of the newest access token; its end is that of the refresh token. */
    token: () => p.manyToOne(AccessToken).primary().deleteRule('cascade'),
    client: () => p.manyToOne(OauthClient).deleteRule('cascade').index('oauth_grants_client_id'),
    /** Where its code went. */
    host: p.text(),
    /** SHA-256 of the part that all its refresh tokens have, and of the part that only the newest has. */
    familyHash: p.text().unique('oauth_grants_family_hash'),
    refreshHash: p.text(),
    accessEndsAt: p.datetime().columnType('timestamptz'),
  },
});

/** A token that its owner has allowed to an assistant. The assistant exchanges it for a new one again and again. */
export class OauthGrant extends OauthGrantSchema.class {}
OauthGrantSchema.setClass(OauthGrant);
