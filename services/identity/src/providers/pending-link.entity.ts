import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const PendingLinkSchema = defineEntity({
  name: 'PendingLink',
  tableName: 'pending_links',
  properties: {
    /** SHA-256 of the token in the browser's cookie. */
    tokenHash: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index('pending_links_user_id'),
    issuer: p.text(),
    subject: p.text(),
    expiresAt: p.datetime().columnType('timestamptz').index('pending_links_expires_at'),
  },
});

/** A provider that the password of an account will link. */
export class PendingLink extends PendingLinkSchema.class {}
PendingLinkSchema.setClass(PendingLink);
