import { deliveryMethods, type DeliveryMethod } from '@presently/rules/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

/** What is needed to write the message; emptied when the recipient is erased. */
export interface GiftPayload {
  senderName: string;
  recipientName: string;
  message: string | null;
  shareToken: string;
  /** Which sending of the gift this is; 1 is the first. */
  attempt: number;
  traceparent?: string | undefined;
}

/** Nothing that opens anything, and nobody's address: identity tells both when the mail is written. */
export interface PasswordResetPayload {
  requestId: string;
  traceparent?: string | undefined;
}

/** What is coming up stands in the reminders that name the delivery; identity tells the address. */
export interface ReminderPayload {
  /** The calendar date, in the user's zone, whose reminders these are. */
  day: string;
  traceparent?: string | undefined;
}

/** What the sender reads of a view; emptied when the recipient is erased. Identity tells the address. */
export interface GiftViewedPayload {
  recipientName: string;
  giftName: string;
  viewedAt: string;
  traceparent?: string | undefined;
}

/** What a delivery brings; `traceparent` is the W3C trace context of the event that asked for it. */
export type Content = GiftContent | PasswordResetContent | ReminderContent | GiftViewedContent;
export interface GiftContent {
  kind: 'gift';
  giftId: string;
  payload: GiftPayload;
}
export interface PasswordResetContent {
  kind: 'password-reset';
  giftId: null;
  payload: PasswordResetPayload;
}

export interface ReminderContent {
  kind: 'reminder';
  giftId: null;
  payload: ReminderPayload;
}

export interface GiftViewedContent {
  kind: 'gift-viewed';
  giftId: string;
  payload: GiftViewedPayload;
}

/** A delivery as it is asked for. */
export type NewDelivery = Content & {
  dedupeKey: string;
  channel: DeliveryMethod;
  userId: string;
  contact: string;
};

/**
 * `pending` waits for its turn, `sending` is claimed by one sender under a lease; the others are final. `unknown`: the
 * message may or may not have been accepted, and its one repetition is used up. `sent` is final for an email; a text may
 * still become `delivered` or `failed` by its receipt.
 */
const deliveryStatuses = ['pending', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const moment = () => p.datetime().columnType('timestamptz');

const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  indexes: [
    { name: 'deliveries_due', properties: 'nextAt', where: `status in ('pending', 'sending')` },
    { name: 'deliveries_unreported', properties: 'nextAt', where: `channel = 'sms' and status = 'sent'` },
    { name: 'deliveries_gift', properties: 'giftId' },
    { name: 'deliveries_user', properties: 'userId' },
  ],
  properties: {
    id: p.uuid().primary(),
    dedupeKey: p.text().unique('deliveries_dedupe_key'),
    kind: p.enum(['gift', 'password-reset', 'reminder', 'gift-viewed'] as const),
    channel: p.enum(deliveryMethods),
    giftId: p.uuid().strictNullable(),
    /** The sender of the gift, also where it was viewed, who forgot their password, or who is reminded. */
    userId: p.uuid(),
    /** The e-mail address or phone number; empty where it is asked for when the message is written. */
    contact: p.text(),
    payload: p.json<GiftPayload | PasswordResetPayload | ReminderPayload | GiftViewedPayload>(),
    status: p.enum(deliveryStatuses).default('pending'),
    attempts: p.integer().default(0),
    /** How often nobody could tell whether the message was accepted. */
    unknownOutcomes: p.integer().default(0),
    /** Whether the sender has been told that we go on trying. */
    isProblemTold: p.boolean().default(false),
    /** Grows with each claim; a sender that comes back after its lease has an old one and can mark nothing. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    nextAt: moment().defaultRaw('now()'),
    messageId: p.text().nullable(),
    /** What the provider of texts calls it. */
    providerId: p.text().nullable(),
    errorClass: p.text().nullable(),
    lastError: p.text().nullable(),
    sentAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** One message to one person over one channel, and how far it has got. */
export class Delivery extends DeliverySchema.class {
  /** What it brings, as one of its kinds. */
  get content(): Content {
    return this as Content;
  }
}
DeliverySchema.setClass(Delivery);
