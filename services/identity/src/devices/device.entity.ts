import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const DeviceSchema = defineEntity({
  name: 'Device',
  tableName: 'devices',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** SHA-256 of the user's id and the secret in the browser's cookie. */
    hash: p.text().primary(),
    expiresAt: p.datetime().columnType('timestamptz').index('devices_expires_at'),
  },
});

/** A browser in which a user has signed in, or the network in which they have just reset their password. */
export class Device extends DeviceSchema.class {
  declare [PrimaryKeyProp]?: ['user', 'hash'];
}
DeviceSchema.setClass(Device);
