import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';

export const QuotaUsageSchema = defineEntity({
  name: 'QuotaUsage',
  tableName: 'quota_usage',
  properties: {
    userId: p.uuid().primary(),
    /** First day of a UTC calendar month. The month is part of the key, so no reset is needed. */
    period: p.date().primary(),
    used: p.integer(),
  },
});

/** How many gifts a user has sent in a month. Removing a sent gift does not reduce it. */
export class QuotaUsage extends QuotaUsageSchema.class {
  declare [PrimaryKeyProp]?: ['userId', 'period'];
}
QuotaUsageSchema.setClass(QuotaUsage);
