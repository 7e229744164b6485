import { defineEntity, p } from '@mikro-orm/core';

const moment = () => p.datetime().columnType('timestamptz');

const OauthClientSchema = defineEntity({
  name: 'OauthClient',
  tableName: 'oauth_clients',
  properties: {
    id: p.text().primary(),
    /** As people may read it. */
    name: p.text(),
    redirectUris: p.array(),
    createdAt: moment(),
    /** When it last got something allowed; null before the first time. */
    usedAt: moment().strictNullable(),
  },
  indexes: [{ name: 'oauth_clients_oldest', properties: ['usedAt', 'createdAt'] }],
});

/** A program that has registered itself, so that people can allow it something. It belongs to no account. */
export class OauthClient extends OauthClientSchema.class {}
OauthClientSchema.setClass(OauthClient);
