import { IsBoolean, IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { event } from './event.js';
import { Id } from './fields.js';
import { deliveryMethods, type DeliveryMethod } from './vocabulary.js';

export class GiftDeliveredV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  /** The attempt number of the GiftSent this answers. */
  @IsInt() attempt!: number;
  /** When the provider accepted the message. */
  @IsISO8601() deliveredAt!: string;
}
/** The recipient's provider has taken the message. */
export const giftDelivered = event('notifications.gift_delivered.v1', GiftDeliveredV1);

export class GiftDeliveryFailedV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  @IsInt() attempt!: number;
  /** A sentence for the sender. */
  @IsString() reason!: string;
  /** True when notifications goes on trying by itself; told once, after the first try. */
  @IsBoolean() willRetry!: boolean;
}
/** A try to deliver has failed: for good, or for now. */
export const giftDeliveryFailed = event('notifications.gift_delivery_failed.v1', GiftDeliveryFailedV1);
