import { deliveryMethods, giftStatuses, type DeliveryMethod } from '@presently/rules/vocabulary';
import type { Aggregate } from '@presently/messaging/outbox';
import { defineEntity, p } from '@mikro-orm/core';
import { Occasion } from '../occasions/occasion.entity.js';
import { Recipient } from '../recipients/recipient.entity.js';
import { smsIsPartOfPro } from './delivery-warning.js';

/** How long to wait for word of a text message before it may be sent again. */
const patienceForReceiptMs = 10 * 60_000;

export const GiftSchema = defineEntity({
  name: 'Gift',
  tableName: 'gift_history',
  indexes: [
    { properties: ['userId', 'createdAt'] },
    { name: 'gift_history_due', properties: 'scheduledFor', where: `status = 'planned'` },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').index(),
    occasion: () => p.manyToOne(Occasion).ref().strictNullable().deleteRule('set null').index(),
    /** The sender's name as it was when the gift was made: it signs the page and the message. */
    senderName: p.text(),
    giftName: p.text(),
    giftUrl: p.text().strictNullable(),
    giftImageUrl: p.text().strictNullable(),
    giftDescription: p.text().strictNullable(),
    price: p.text().strictNullable(),
    category: p.text().strictNullable(),
    message: p.text().strictNullable(),
    voiceNoteUrl: p.text().strictNullable(),
    videoUrl: p.text().strictNullable(),
    status: p.enum(giftStatuses).default('draft'),
    deliveryMethod: p.enum(deliveryMethods).strictNullable(),
    recipientEmail: p.text().strictNullable(),
    recipientPhone: p.text().strictNullable(),
    scheduledFor: p.datetime(3).strictNullable(),
    sentAt: p.datetime(3).strictNullable(),
    /** When the provider took the last message of which it has yet to say that it has arrived. */
    acceptedAt: p.datetime(3).nullable(),
    deliveredAt: p.datetime(3).strictNullable(),
    viewedAt: p.datetime(3).strictNullable(),
    shareToken: p.text().unique(),
    /** How often the gift was handed to delivery; 0 is never. */
    deliveryAttempt: p.integer().default(0),
    /** Handed to delivery, and not yet delivered or given up. */
    isDeliveryUnderWay: p.boolean().default(false),
    /** Why the recipient has not got it, in a sentence for the sender. */
    deliveryProblem: p.text().strictNullable(),
    /** The press that last asked to send it again. */
    resendKey: p.text().nullable(),
    createdAt: p.datetime(3),
    version: p.integer().default(1),
  },
});

/** A gift from a sender to a recipient, in any state. */
export class Gift extends GiftSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'gift', id: this.id, version: this.version };
  }

  /** Leaves the sender's hands: for delivery, or, as a text message that their tier does not send, for them to pass on. */
  goOut(canText: boolean, now: Date): void {
    this.status = 'sent';
    this.sentAt ??= now;
    this.isDeliveryUnderWay = this.deliveryMethod !== 'sms' || canText;
    if (this.isDeliveryUnderWay) this.deliveryAttempt++;
    this.deliveryProblem = this.isDeliveryUnderWay ? null : smsIsPartOfPro;
    this.version++;
  }

  /** Goes out again, perhaps elsewhere; what became of the last message counts no longer. */
  goOutAgain(contact: DeliveryContact, canText: boolean, now: Date): void {
    Object.assign(this, {
      deliveryMethod: contact.deliveryMethod,
      recipientEmail: contact.recipientEmail,
      recipientPhone: contact.recipientPhone,
      acceptedAt: null,
      deliveredAt: null,
    });
    this.goOut(canText, now);
  }

  /** Whether a message is on its way of which nothing speaks against its arrival. */
  isOnItsWay(now: Date): boolean {
    if (!this.isDeliveryUnderWay || this.deliveryProblem) return false;
    // Not every phone company reports; whoever has waited long enough may try again.
    return !this.acceptedAt || now.getTime() - this.acceptedAt.getTime() < patienceForReceiptMs;
  }

  /**
   * The provider has taken the message, and will say what becomes of it.
   * @returns whether this was news.
   */
  recordAcceptance(attempt: number, acceptedAt: Date): boolean {
    if (this.isPast(attempt) || this.deliveredAt || this.acceptedAt || !this.isDeliveryUnderWay) return false;
    this.acceptedAt = acceptedAt;
    this.deliveryProblem = null;
    this.version++;
    return true;
  }

  /**
   * The message has arrived; that stays true whatever is heard later of it.
   * @returns whether this was news.
   */
  recordDelivery(attempt: number, deliveredAt: Date): boolean {
    if (this.isPast(attempt) || this.deliveredAt) return false;
    this.deliveredAt = deliveredAt;
    this.deliveryProblem = null;
    this.isDeliveryUnderWay = false;
    this.version++;
    return true;
  }

  /**
   * A try to deliver has failed, for now or for good. Of an earlier attempt, after a delivery, or "for now" after the
   * provider took it or after "for good", it is old news.
   * @returns whether this was news.
   */
  recordDeliveryFailure({ attempt, reason, willRetry }: DeliveryFailure): boolean {
    const isLate = willRetry && (!this.isDeliveryUnderWay || this.acceptedAt);
    if (this.isPast(attempt) || this.deliveredAt || isLate) return false;
    this.deliveryProblem = reason;
    this.isDeliveryUnderWay = willRetry;
    this.version++;
    return true;
  }

  private isPast(attempt: number): boolean {
    return attempt < this.deliveryAttempt;
  }
}
GiftSchema.setClass(Gift);

/** The state of a gift before it goes out. */
export const unsent = {
  category: null,
  voiceNoteUrl: null,
  videoUrl: null,
  status: 'planned',
  sentAt: null,
  deliveredAt: null,
  viewedAt: null,
  deliveryAttempt: 0,
  isDeliveryUnderWay: false,
  deliveryProblem: null,
} as const satisfies Partial<Gift>;

/** Where a gift's message goes. */
export type DeliveryContact = Required<Pick<Gift, 'recipientEmail' | 'recipientPhone'>> & {
  deliveryMethod: DeliveryMethod;
};

export interface DeliveryFailure {
  attempt: number;
  reason: string;
  willRetry: boolean;
}
