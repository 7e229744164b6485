import { deliveryMethods } from '@presently/contracts/vocabulary';
import { defineEntity, p } from '@mikro-orm/core';

/** What is needed to write the message; emptied when the recipient is erased. */
export interface GiftPayload {
  senderName: string;
  recipientName: string;
  message: string | null;
  shareToken: string;
  /** Which sending of the gift this is; 1 is the first. */
  attempt: number;
  /** W3C trace context of the event that asked for the delivery. */
  traceparent?: string | undefined;
}

/**
 * `pending` waits for its turn, `sending` is claimed by one sender under a lease; the others are final. `unknown`: the
 * message may or may not have been accepted, and its one repetition is used up.
 */
export const deliveryStatuses = ['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const moment = () => p.datetime().columnType('timestamptz');

const DeliverySchema = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  indexes: [
    { name: 'deliveries_due', properties: 'nextAt', where: `status in ('pending', 'sending')` },
    { name: 'deliveries_gift', properties: 'giftId' },
  ],
  properties: {
    id: p.uuid().primary(),
    dedupeKey: p.text().unique('deliveries_dedupe_key'),
    kind: p.enum(['gift']),
    channel: p.enum(deliveryMethods),
    giftId: p.uuid(),
    /** The sender. */
    userId: p.uuid(),
    /** The e-mail address or phone number. */
    contact: p.text(),
    payload: p.json<GiftPayload>(),
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
    errorClass: p.text().nullable(),
    lastError: p.text().nullable(),
    sentAt: moment().nullable(),
    createdAt: moment().defaultRaw('now()'),
  },
});

/** One message to one person over one channel, and how far it has got. */
export class Delivery extends DeliverySchema.class {}
DeliverySchema.setClass(Delivery);
