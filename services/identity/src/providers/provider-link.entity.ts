import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const moment = () => p.datetime().columnType('timestamptz');

const ProviderLinkSchema = defineEntity({
  name: 'ProviderLink',
  tableName: 'provider_links',
  uniques: [{ name: 'provider_links_subject', properties: ['issuer', 'subject'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('provider_links_user_id'),
    issuer: p.text(),
    /** The provider's name for the person, which never changes. */
    subject: p.text(),
    linkedAt: moment(),
    lastUsedAt: moment().strictNullable(),
  },
});

/** A provider with which a user signs in. */
export class ProviderLink extends ProviderLinkSchema.class {}
ProviderLinkSchema.setClass(ProviderLink);
