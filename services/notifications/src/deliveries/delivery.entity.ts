import type { DeliveryProblem } from '@presently/rules/delivery-problems/en';
import { deliveryMethods, type DeliveryMethod, type GiftMood, type ThanksDrawing } from '@presently/rules/vocabulary';
import type { WebhookOffReason } from '@presently/rules/webhooks';
import { defineEntity, p } from '@mikro-orm/core';

/** The facts of the message. Emptied when the recipient is erased. */
export interface GiftPayload {
  senderName: string;
  recipientName: string;
  message: string | null;
  isCard: boolean;
  /** Absent in reminders. */
  mood?: GiftMood | null | undefined;
  /** For the sender's mail about a failure. Absent in reminders. */
  giftName?: string | undefined;
  shareToken: string;
  /** The recipient's, a tag such as `de-CH`, as far as it is known. */
  language?: string | null | undefined;
  /** The number of this sending of the gift; 1 is the first. */
  attempt: number;
  traceparent?: string | undefined;
}

/** Holds neither token nor address: identity provides both when the mail is written. */
export interface PasswordResetPayload {
  requestId: string;
  traceparent?: string | undefined;
}

/** Identity provides address, content and token. */
export interface AccountPayload {
  mailId: string;
  /** The mail at the end of an erasure: the delivery's `userId` is the mail's id. */
  isAboutDeletion?: true;
  traceparent?: string | undefined;
}

/** The occasions are in the reminders of this delivery. Identity provides the address. */
export interface ReminderPayload {
  /** The calendar date of the reminders, in the user's time zone. */
  day: string;
  traceparent?: string | undefined;
}

/** The facts of a day. Emptied when the recipient is erased. Identity provides the address. */
export interface DayPayload {
  occasionId: string;
  recipientId: string;
  recipientName: string;
  occasionType: string;
  title: string | null;
  years: number | null;
  /** `YYYY-MM-DD` */
  occursOn: string;
  traceparent?: string | undefined;
}

/** The facts of a view. Emptied when the recipient is erased. Identity provides the address. */
export interface GiftViewedPayload {
  recipientName: string;
  giftName: string;
  viewedAt: string;
  traceparent?: string | undefined;
}

/** What a recipient answered. Emptied when the recipient is erased. Identity provides the address. */
export interface GiftThankedPayload {
  recipientName: string;
  giftName: string;
  drawing: ThanksDrawing | null;
  text: string | null;
  thankedAt: string;
  mood: GiftMood | null;
  traceparent?: string | undefined;
}

/** Which product the gift is now. Emptied when the recipient is erased. Identity provides the address. */
export interface GiftChosenPayload {
  recipientName: string;
  giftName: string;
  /** "Size M, green" */
  variant: string | null;
  chosenAt: string;
  isChange: boolean;
  /** Else the last day to choose is over, and the sender's favourite stands. */
  isByRecipient: boolean;
  traceparent?: string | undefined;
}

/** A product that should have arrived. Emptied when the recipient is erased. Identity provides the address. */
export interface GiftArrivalPayload {
  recipientName: string;
  giftName: string;
  /** `YYYY-MM-DD` */
  arrivesOn: string;
  /** Whether a planned gift waits for it. */
  isWaitedFor: boolean;
  traceparent?: string | undefined;
}

/** Why a gift did not arrive. Emptied when the recipient is erased. Identity provides the address. */
export interface GiftFailedPayload {
  recipientName: string;
  /** Absent for a reminder. */
  giftName?: string | undefined;
  isCard: boolean;
  reason: string;
  /** Absent where the reason has no other words. */
  code?: DeliveryProblem | undefined;
  traceparent?: string | undefined;
}

/** The facts of a proposed gift. Emptied when the recipient is erased. Identity provides the address. */
export interface ProposalPayload {
  proposalId: string;
  recipientId: string;
  recipientName: string;
  occasionType: string;
  /** `YYYY-MM-DD` */
  occursOn: string;
  /** Null for a card. */
  giftName: string | null;
  price: string | null;
  /** What the recipient may choose instead. */
  choice?: { giftName: string; price: string | null }[] | undefined;
  message: string;
  traceparent?: string | undefined;
}

/** Identity provides the address. */
export interface ExportPayload {
  /** When the zip is deleted: an ISO instant. */
  expiresAt: string;
  traceparent?: string | undefined;
}

/** Identity provides the address. */
export interface WebhookOffPayload {
  webhookId: string;
  /** Of the receiver's address, for the reader to recognise it. */
  host: string;
  reason: WebhookOffReason;
  traceparent?: string | undefined;
}

/** What each kind of delivery holds. */
interface Contents {
  gift: { giftId: string; payload: GiftPayload };
  'password-reset': { giftId: null; payload: PasswordResetPayload };
  account: { giftId: null; payload: AccountPayload };
  reminder: { giftId: null; payload: ReminderPayload };
  /** Nothing was given for a day that has come. */
  day: { giftId: null; payload: DayPayload };
  'gift-viewed': { giftId: string; payload: GiftViewedPayload };
  'gift-thanked': { giftId: string; payload: GiftThankedPayload };
  'gift-failed': { giftId: string; payload: GiftFailedPayload };
  /** Reminds the recipient of a gift that is not opened. */
  'gift-nudge': { giftId: string; payload: GiftPayload };
  proposal: { giftId: null; payload: ProposalPayload };
  export: { giftId: null; payload: ExportPayload };
  'webhook-off': { giftId: null; payload: WebhookOffPayload };
  /** Of several products, the gift is one now. */
  'gift-chosen': { giftId: string; payload: GiftChosenPayload };
  /** Asks whether a product has arrived. */
  'gift-arrival': { giftId: string; payload: GiftArrivalPayload };
}
type Kind = keyof Contents;
const kinds = [
  'gift',
  'password-reset',
  'account',
  'reminder',
  'day',
  'gift-viewed',
  'gift-thanked',
  'gift-failed',
  'gift-nudge',
  'proposal',
  'export',
  'webhook-off',
  'gift-chosen',
  'gift-arrival',
] as const satisfies readonly Kind[];

/** `traceparent` in a payload is the W3C trace context of the event that caused the delivery. */
export type ContentOf<K extends Kind> = { kind: K } & Contents[K];
export type Content = { [K in Kind]: ContentOf<K> }[Kind];

/** A delivery that is to be added to the queue. */
export type NewDelivery = Content & {
  dedupeKey: string;
  channel: DeliveryMethod;
  userId: string;
  contact: string;
};

/**
 * `pending` is queued, `sending` is claimed under a lease, and all others are final. `unknown`: the message may have been
 * accepted, and its one repetition is used up. A text that is `sent` becomes `delivered` or `failed` by its receipt.
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
    {
      name: 'deliveries_old',
      properties: 'createdAt',
      where: `status in ('sent', 'delivered', 'failed', 'unknown', 'cancelled')`,
    },
    { name: 'deliveries_gift', properties: 'giftId' },
    { name: 'deliveries_user', properties: 'userId' },
  ],
  properties: {
    id: p.uuid().primary(),
    dedupeKey: p.text().unique('deliveries_dedupe_key'),
    kind: p.enum(kinds),
    channel: p.enum(deliveryMethods),
    giftId: p.uuid().strictNullable(),
    /** The sender of the gift, or the user who receives the mail. */
    userId: p.uuid(),
    /** The email address or phone number. Empty if identity provides it when the message is written. */
    contact: p.text(),
    payload: p.json<Content['payload']>(),
    status: p.enum(deliveryStatuses).default('pending'),
    attempts: p.integer().default(0),
    /** Tries of unknown outcome. */
    unknownOutcomes: p.integer().default(0),
    /** Whether the sender was notified of the retries. */
    isProblemTold: p.boolean().default(false),
    /** Whether a budget has counted the mail: later tries are of the same mail. */
    isCounted: p.boolean().default(false),
    /** Grows with each claim. A process whose lease has ended has an old one and can write no outcome. */
    fence: p.integer().default(0),
    owner: p.uuid().nullable(),
    leaseUntil: moment().nullable(),
    nextAt: moment().defaultRaw('now()'),
    messageId: p.text().nullable(),
    /** Twilio's id of the text. */
    providerId: p.text().nullable(),
    errorClass: p.text().nullable(),
    lastError: p.text().nullable(),
    sentAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** One message to one person over one channel, and its progress. */
export class Delivery extends DeliverySchema.class {
  /** The content by its kind. */
  get content(): Content {
    return this as Content;
  }
}
DeliverySchema.setClass(Delivery);
