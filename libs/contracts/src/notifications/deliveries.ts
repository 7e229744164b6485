import { IsBoolean, IsIn, IsOptional, IsString } from 'class-validator';
import { type DeliveryMethod, deliveryMethods } from '@presently/rules/vocabulary';
import { event } from '../kit/event.js';
import { Counted } from '../kit/fields/count.js';
import { Id } from '../kit/fields/id.js';
import { Instant } from '../kit/fields/days/time.js';

export class GiftAcceptedV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  /** The `attempt` of the `gift_sent` event. */
  @Counted() attempt!: number;
  @Instant() acceptedAt!: string;
}
/** A provider has accepted a text message and will report its delivery. */
export const giftAccepted = event('notifications.gift_accepted.v1', GiftAcceptedV1, { lane: 'gifts' });

export class GiftDeliveredV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  /** The `attempt` of the `gift_sent` event. */
  @Counted() attempt!: number;
  /** When the recipient's mail provider accepted the mail, or the text message reached the phone. */
  @Instant() deliveredAt!: string;
}
/** The recipient's mail provider has accepted the mail, or the text message has reached the phone. */
export const giftDelivered = event('notifications.gift_delivered.v1', GiftDeliveredV1, { lane: 'gifts' });

export class GiftDeliveryFailedV1 {
  @Id() giftId!: string;
  @Id() deliveryId!: string;
  @IsIn(deliveryMethods) channel!: DeliveryMethod;
  @Counted() attempt!: number;
  /** A sentence for the sender. */
  @IsString() reason!: string;
  /** What the sentence says: a key of `delivery-problems`. */
  @IsOptional() @IsString() code?: string | undefined;
  /** True if notifications retries by itself. Published once, after the first attempt. */
  @IsBoolean() willRetry!: boolean;
  /** Only of a mail that came back after a mail server had accepted it. */
  @IsOptional() @IsBoolean() isBounce?: boolean;
}
/** A delivery attempt has failed, for now or for good. */
export const giftDeliveryFailed = event('notifications.gift_delivery_failed.v1', GiftDeliveryFailedV1, {
  lane: 'gifts',
});

export class DeletionMailSettledV1 {
  @Id() mailId!: string;
}
/** The mail at the end of an erasure has gone out, or never will. Its address can be forgotten. */
export const deletionMailSettled = event('notifications.deletion_mail_settled.v1', DeletionMailSettledV1, {
  lane: 'facts',
});
