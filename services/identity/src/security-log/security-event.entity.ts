import type { SecurityEventKind } from '@presently/contracts/identity/security-log';
import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const SecurityEventSchema = defineEntity({
  name: 'SecurityEvent',
  tableName: 'security_events',
  indexes: [{ name: 'security_events_newest', properties: ['user', 'at', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    at: p.datetime().columnType('timestamptz'),
    what: p.text().$type<SecurityEventKind>(),
    browser: p.text(),
    network: p.text(),
  },
});

/** An entry of a user's security log. */
export class SecurityEvent extends SecurityEventSchema.class {}
SecurityEventSchema.setClass(SecurityEvent);
