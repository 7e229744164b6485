import type { OccasionDueV1 } from '@presently/contracts/gifting/occasion-due';
import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { Delivery } from '../deliveries/delivery.entity.js';

/** The facts of an occasion in the mail. */
export type ReminderFacts = Pick<
  OccasionDueV1,
  'recipientName' | 'occasionType' | 'title' | 'years' | 'notes' | 'pastGifts' | 'keptIdeas'
>;

const ReminderSchema = defineEntity({
  name: 'Reminder',
  tableName: 'reminders',
  properties: {
    occasionId: p.uuid().primary(),
    /** The calendar date of the occurrence. */
    occursOn: p.text().primary(),
    userId: p.uuid(),
    recipientId: p.uuid().index(),
    /** Its mail, which may hold others of the same day. */
    delivery: () => p.manyToOne(Delivery).ref().deleteRule('cascade').index(),
    facts: p.json<ReminderFacts>(),
  },
});

/** One occurrence of an occasion. Its user is reminded of it in one mail. */
export class Reminder extends ReminderSchema.class {
  declare [PrimaryKeyProp]?: ['occasionId', 'occursOn'];
}
ReminderSchema.setClass(Reminder);
