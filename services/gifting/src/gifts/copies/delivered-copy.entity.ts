import type { ReportedGift } from '@presently/contracts/gifting/reports';
import { defineEntity, p } from '@mikro-orm/core';

export const DeliveredCopySchema = defineEntity({
  name: 'DeliveredCopy',
  tableName: 'delivered_copies',
  properties: {
    /** `linkHash` of the token in the link. */
    linkHash: p.text().primary(),
    senderId: p.uuid(),
    copy: p.json<ReportedGift>(),
    endsAt: p.datetime(3).index(),
  },
});

/**
 * What a stranger has received, kept for a report after its sender has removed it. Triggers write it, because foreign
 * keys delete gifts, too. No call shows it to its sender, and an erasure leaves it until its end.
 */
export class DeliveredCopy extends DeliveredCopySchema.class {}
DeliveredCopySchema.setClass(DeliveredCopy);
