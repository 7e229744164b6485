import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Transform } from 'class-transformer';
import { event } from '../kit/event.js';
import {
  Counted,
  Id,
  Instant,
  Nested,
  Nullable,
  OptionalEmail,
  OptionalId,
  OptionalLongText,
  OptionalPhone,
  OptionalText,
  OptionalWebUrl,
} from '../kit/fields.js';
import { internalOperation, operation } from '../kit/operation.js';
import { Nothing, Success } from '../kit/plain.js';
import {
  deliveryMethods,
  deliveryStates,
  giftStatuses,
  maxLength,
  tiers,
  type DeliveryMethod,
  type DeliveryState,
  type GiftStatus,
  type Tier,
} from '../vocabulary.js';

/** A gift as its sender sees it in lists. */
export class Gift {
  @Id() id!: string;
  @IsIn(giftStatuses) status!: GiftStatus;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @Nullable() @IsUUID() occasionId!: string | null;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftUrl!: string | null;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsIn(deliveryMethods) deliveryMethod!: DeliveryMethod | null;
  @IsString() shareToken!: string;
  @Nullable() @IsISO8601() scheduledFor!: string | null;
  @Nullable() @IsISO8601() sentAt!: string | null;
  @Nullable() @IsISO8601() deliveredAt!: string | null;
  @Nullable() @IsISO8601() viewedAt!: string | null;
  @IsIn(deliveryStates) deliveryState!: DeliveryState;
  /** Where the message went or is to go: an e-mail address, or a phone number in E.164. */
  @Nullable() @IsString() contact!: string | null;
  /** Why the last delivery did not reach the recipient, in a sentence; null when it did or is under way. */
  @Nullable() @IsString() deliveryProblem!: string | null;
  @IsISO8601() createdAt!: string;
}

/** The answer to sending: the gift, and what the sender must know when it has not gone out. */
export class SentGift extends Gift {
  @IsOptional() @IsString() deliveryWarning?: string;
}

export class GiftToSend {
  @Id() recipientId!: string;
  /** Sent by the browser as ''; the session decides who the sender is. */
  @IsOptional() @IsString() userId?: string;
  @OptionalId() occasionId?: string;
  @Transform(({ value }) => value ?? 'Gift') @OptionalText(maxLength.giftName) giftName?: string;
  @OptionalWebUrl() giftUrl?: string;
  @OptionalWebUrl() giftImageUrl?: string;
  @OptionalLongText(maxLength.description) giftDescription?: string;
  @OptionalText(maxLength.price) price?: string;
  @OptionalLongText(maxLength.message) message?: string;
  /** The sender's own unsent uploads. */
  @OptionalId() voiceNoteId?: string;
  @OptionalId() videoId?: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
  /** When the gift is to go out by itself; without it, at once. */
  @IsOptional() @Instant() scheduledFor?: string;
  /** Follows from `scheduledFor`; whoever says it as well must say the right one. */
  @IsOptional()
  @IsIn(['sent', 'planned'], { message: 'status must be sent, or planned with a time' })
  status?: 'sent' | 'planned';
}

/** What the public page shows: no id, no address, no phone. */
export class GiftView {
  @IsString() giftName!: string;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() message!: string | null;
  /** `/media/voice/{32 characters}.webm`, on the product's own host; null without a voice note. */
  @Nullable() @IsString() voiceNoteUrl!: string | null;
  @Nullable() @IsString() videoUrl!: string | null;
  @Nullable() @IsString() giftUrl!: string | null;
  @IsString() senderName!: string;
  @IsString() recipientName!: string;
  /** The occasion's type, for the wrapping; null without an occasion. */
  @Nullable() @IsString() occasionType!: string | null;
}

/** 24 random bytes, base64url. */
export class ShareToken {
  @Matches(/^[A-Za-z0-9_-]{32}$/, { message: 'This gift link is invalid or has expired.' })
  shareToken!: string;
}

/** The public view with what the gateway needs to cache it and to tell the sender's own look from the recipient's. */
export class SharedGift {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @IsBoolean() isViewed!: boolean;
  @Nested(() => GiftView) view!: GiftView;
}

export class GiftUsage {
  @IsIn(tiers) tier!: Tier;
  @IsInt() giftsUsedThisMonth!: number;
  /** -1 is unlimited. */
  @IsInt() giftLimit!: number;
}

/** All the caller's gifts, newest first. */
export const listGifts = operation('gifting.listGifts', {
  route: 'GET /api/scheduled-gifts',
  access: 'user',
  input: Nothing,
  output: [Gift],
});
/**
 * Saves the gift and hands it to delivery. An `Idempotency-Key` header makes a repeated press one gift. Waits up to
 * 2.5 s for the first verdict of delivery and says in `deliveryWarning` when there is none or a bad one.
 */
export const sendGift = operation('gifting.sendGift', {
  route: 'POST /api/recipients/:recipientId/gifts',
  access: 'user',
  input: GiftToSend,
  output: SentGift,
  status: 201,
  deadline: 8_000,
});

export class GiftId {
  @Id() giftId!: string;
}

export class GiftSchedule extends GiftId {
  @Instant() scheduledFor!: string;
}

/** Moves a planned gift to another time. 409 `gift.not-planned` once it has gone out. */
export const rescheduleGift = operation('gifting.rescheduleGift', {
  route: 'PATCH /api/gifts/:giftId/schedule',
  access: 'user',
  input: GiftSchedule,
  output: Gift,
});
/** Takes a planned gift back: it is gone, with its recordings, and counts no longer. 409 `gift.not-planned` once it has gone out. */
export const cancelGift = operation('gifting.cancelGift', {
  route: 'DELETE /api/gifts/:giftId/schedule',
  access: 'user',
  input: GiftId,
  output: Success,
});
/** Sends a planned gift at once; answers like {@link sendGift}. 409 `gift.not-planned` once it has gone out. */
export const sendPlannedGift = operation('gifting.sendPlannedGift', {
  route: 'POST /api/gifts/:giftId/send',
  access: 'user',
  input: GiftId,
  output: SentGift,
  deadline: 8_000,
});

/** Answered to browsers by the gateway as `GET /api/gifts/view/{shareToken}`, cached there. */
export const getSharedGift = internalOperation('gifting.getSharedGift', { input: ShareToken, output: SharedGift });
/** Writes `viewedAt` once. The gateway calls it when the visitor looks like a person and is not the sender. */
export const recordView = internalOperation('gifting.recordView', { input: ShareToken, output: Success });
export const getUsage = internalOperation('gifting.getUsage', { input: Nothing, output: GiftUsage });

export class GiftSentV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @IsString() senderName!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftImageUrl!: string | null;
  /** Where it can be bought; absent in older events. */
  @IsOptional() @IsString() giftUrl?: string | null;
  @Nullable() @IsString() message!: string | null;
  @Length(32, 32) shareToken!: string;
  @IsIn(deliveryMethods) deliveryMethod!: DeliveryMethod;
  /** The e-mail address or phone number to deliver to. */
  @IsString() contact!: string;
  /** 1 for the first delivery, one more each time the sender asks to send it again. */
  @Counted() attempt!: number;
}
export const giftSent = event('gifting.gift_sent.v1', GiftSentV1);

export class GiftViewedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @Instant() viewedAt!: string;
  /** What the sender's mail says; missing in events from before there was one. */
  @IsOptional() @IsString() recipientName?: string;
  @IsOptional() @IsString() giftName?: string;
}
export const giftViewed = event('gifting.gift_viewed.v1', GiftViewedV1);

/** A gift's delivery got further, or got stuck: gifting has written it down, and the sender's open pages should look again. */
export class GiftProgressedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @Nullable() @Instant() deliveredAt!: string | null;
  @Nullable() @IsString() deliveryProblem!: string | null;
}
export const giftProgressed = event('gifting.gift_progressed.v1', GiftProgressedV1);
