import type { OccasionDueV1 } from '@presently/contracts/gifting/occasion-due';
import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { Delivery } from '../deliveries/delivery.entity.js';

/** The facts of an occasion in the mail. */
export type ReminderFacts = Pick<
  OccasionDueV1,
  | 'recipientName'
  | 'occasionType'
  | 'title'
  | 'years'
  | 'notes'
  | 'pastGifts'
  | 'keptIdeas'
  | 'gift'
  | 'isProposalOffered'
>;

/** The facts of a product that is not bought, or has sold out. */
export interface PurchaseFacts {
  recipientName: string;
  giftToBuy: string;
  /** The day by which it is needed, where that is not the day of the reminder. */
  dueOn?: string;
  isSoldOut?: boolean;
  isOnlySoldOut?: boolean;
  priceNow?: string;
  /** Of an ordered product that comes after {@link dueOn}. */
  arrivesOn?: string;
}

/** The facts of a gift whose sender has not said how it went. */
export interface OutcomeFacts {
  recipientName: string;
  giftToTell: string;
}

/** What a mail of reminders holds. */
export type Facts = ReminderFacts | PurchaseFacts | OutcomeFacts;

const ReminderSchema = defineEntity({
  name: 'Reminder',
  tableName: 'reminders',
  properties: {
    /** Or the id of a gift whose product is not bought, or that was given. */
    occasionId: p.uuid().primary(),
    /** The calendar date of the occurrence, the day by which the product is needed, or the last one to ask. */
    occursOn: p.text().primary(),
    userId: p.uuid(),
    recipientId: p.uuid().index(),
    /** Its mail, which may hold others of the same day. */
    delivery: () => p.manyToOne(Delivery).ref().deleteRule('cascade').index(),
    facts: p.json<Facts>(),
  },
});

/** One occurrence of an occasion, or one gift. Its user is reminded of it in one mail. */
export class Reminder extends ReminderSchema.class {
  declare [PrimaryKeyProp]?: ['occasionId', 'occursOn'];
}
ReminderSchema.setClass(Reminder);
