import { deliveryMethods, giftStatuses } from '@presently/contracts/vocabulary';
import type { Aggregate } from '@presently/messaging/outbox';
import { defineEntity, p } from '@mikro-orm/core';
import { Occasion } from '../occasions/occasion.entity.js';
import { Recipient } from '../recipients/recipient.entity.js';

const GiftSchema = defineEntity({
  name: 'Gift',
  tableName: 'gift_history',
  indexes: [{ properties: ['userId', 'createdAt'] }],
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
    deliveredAt: p.datetime(3).strictNullable(),
    viewedAt: p.datetime(3).strictNullable(),
    shareToken: p.text().unique(),
    /** How often the gift was handed to delivery; 0 is never. */
    deliveryAttempt: p.integer().default(0),
    /** Handed to delivery, and not yet delivered or given up. */
    isDeliveryUnderWay: p.boolean().default(false),
    /** Why the recipient has not got it, in a sentence for the sender. */
    deliveryProblem: p.text().strictNullable(),
    createdAt: p.datetime(3),
    version: p.integer().default(1),
  },
});

/** A gift from a sender to a recipient, in any state. */
export class Gift extends GiftSchema.class {
  toAggregate(): Aggregate {
    return { kind: 'gift', id: this.id, version: this.version };
  }

  /**
   * The recipient's provider has taken the message; that stays true whatever is heard later of other tries.
   * @returns whether this was news.
   */
  recordDelivery(deliveredAt: Date): boolean {
    if (this.deliveredAt) return false;
    this.deliveredAt = deliveredAt;
    this.deliveryProblem = null;
    this.isDeliveryUnderWay = false;
    this.version++;
    return true;
  }

  /**
   * A try to deliver has failed, for now or for good. Of an earlier attempt, after a delivery, or "for now" after "for
   * good", it is old news.
   * @returns whether this was news.
   */
  recordDeliveryFailure({ attempt, reason, willRetry }: DeliveryFailure): boolean {
    const wasGivenUp = !this.isDeliveryUnderWay;
    if (this.deliveredAt || attempt < this.deliveryAttempt || (wasGivenUp && willRetry)) return false;
    this.deliveryProblem = reason;
    this.isDeliveryUnderWay = willRetry;
    this.version++;
    return true;
  }
}
GiftSchema.setClass(Gift);

export interface DeliveryFailure {
  attempt: number;
  reason: string;
  willRetry: boolean;
}
