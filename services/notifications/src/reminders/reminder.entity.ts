import type { OccasionDueV1 } from '@presently/contracts/gifting/occasion-due';
import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { Delivery } from '../deliveries/delivery.entity.js';

/** What the mail says of an occasion. */
export type ReminderFacts = Pick<OccasionDueV1, 'recipientName' | 'occasionType' | 'notes' | 'pastGifts'>;

const ReminderSchema = defineEntity({
  name: 'Reminder',
  tableName: 'reminders',
  properties: {
    occasionId: p.uuid().primary(),
    /** The calendar date of the occurrence. */
    occursOn: p.text().primary(),
    userId: p.uuid(),
    recipientId: p.uuid().index(),
    /** The mail in which it goes, with others of the same day. */
    delivery: () => p.manyToOne(Delivery).ref().deleteRule('cascade').index(),
    facts: p.json<ReminderFacts>(),
  },
});

/** One occurrence of an occasion, of which its user is reminded in one mail. */
export class Reminder extends ReminderSchema.class {
  declare [PrimaryKeyProp]?: ['occasionId', 'occursOn'];
}
ReminderSchema.setClass(Reminder);
