import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { User } from '../users/user.entity.js';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** A keyed hash. */
    hash: p.text().primary(),
  },
});

/** A code on paper that replaces the authenticator app once. */
export class RecoveryCode extends RecoveryCodeSchema.class {
  declare [PrimaryKeyProp]?: ['user', 'hash'];
}
RecoveryCodeSchema.setClass(RecoveryCode);
