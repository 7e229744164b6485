import type { ReportedGift } from '@presently/contracts/gifting/reports';
import { reportReasons } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';
import { Gift } from '../gifts/gift.entity.js';

export const ReportSchema = defineEntity({
  name: 'Report',
  tableName: 'reports',
  indexes: [{ name: 'reports_newest', properties: ['reportedAt', 'id'] }],
  properties: {
    id: p.uuid().primary(),
    gift: () => p.manyToOne(Gift).ref().strictNullable().deleteRule('set null').index(),
    senderId: p.uuid().index(),
    /** `linkHash` of the reported link; null for thanks. */
    linkHash: p.text().strictNullable().index(),
    reason: p.enum(reportReasons),
    text: p.text().strictNullable(),
    reportedAt: p.datetime(3),
    closedAt: p.datetime(3).strictNullable(),
    /** When a report of an erased account is deleted; null for others. */
    endsAt: p.datetime(3).strictNullable(),
    /** The gift at that time: its sender may delete it. */
    copy: p.json<ReportedGift>(),
    version: p.integer().default(1),
  },
});

/** A recipient's report of a gift to the administrators. */
export class Report extends ReportSchema.class {}
ReportSchema.setClass(Report);
