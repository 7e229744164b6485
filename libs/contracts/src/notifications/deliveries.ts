import { IsBoolean, IsIn, IsString } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Instant } from '../kit/fields/time.js';

export class GiftAcceptedV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  /** The attempt number of the GiftSent this answers. */
  @Counted() attempt!: number;
  @Instant() acceptedAt!: string;
}
/** A provider has taken the message, has not brought it yet, and will tell what becomes of it: text messages. */
export const giftAccepted = event('notifications.gift_accepted.v1', GiftAcceptedV1);

export class GiftDeliveredV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  /** The attempt number of the GiftSent this answers. */
  @Counted() attempt!: number;
  /** When the recipient's provider took the email, or the text message was reported to be on the phone. */
  @Instant() deliveredAt!: string;
}
/** The message is with the recipient's provider (email) or on the phone (text message). */
export const giftDelivered = event('notifications.gift_delivered.v1', GiftDeliveredV1);

export class GiftDeliveryFailedV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  @Counted() attempt!: number;
  /** A sentence for the sender. */
  @IsString() reason!: string;
  /** True when notifications goes on trying by itself; told once, after the first try. */
  @IsBoolean() willRetry!: boolean;
}
/** A try to deliver has failed: for good, or for now. */
export const giftDeliveryFailed = event('notifications.gift_delivery_failed.v1', GiftDeliveryFailedV1);
