import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';

export const QuotaUsageSchema = defineEntity({
  name: 'QuotaUsage',
  tableName: 'quota_usage',
  properties: {
    userId: p.uuid().primary(),
    /** First day of a UTC calendar month. The month is part of the key, so nothing has to be reset. */
    period: p.date().primary(),
    used: p.integer(),
  },
});

/** Gifts a user has sent in a month. Deleting a gift gives nothing back. */
export class QuotaUsage extends QuotaUsageSchema.class {
  declare [PrimaryKeyProp]?: ['userId', 'period'];
}
QuotaUsageSchema.setClass(QuotaUsage);
