import { defineEntity, p } from '@mikro-orm/core';

const SuspendedAccountSchema = defineEntity({
  name: 'SuspendedAccount',
  tableName: 'suspended_accounts',
  properties: {
    userId: p.uuid().primary(),
    /** False after the account was restored. */
    isSuspended: p.boolean(),
    /** `aggregateversion` of the newest event; older events are ignored. */
    version: p.bigint('number'),
  },
});

/** An account that administrators have suspended, or restored again. */
export class SuspendedAccount extends SuspendedAccountSchema.class {}
SuspendedAccountSchema.setClass(SuspendedAccount);
