import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
} from 'class-validator';
import { giftBuyers, giftMoods, mostOptions, type GiftBuyer, type GiftMood } from '@presently/rules/vocabulary';
import { Success } from '../kit/empty-messages.js';
import { event } from '../kit/event.js';
import { Id } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { Instant } from '../kit/fields/days/time.js';
import { internalOperation } from '../kit/operation.js';
import { SharedOption } from './gift-options.js';
import { Thanks } from './gifts.js';

/** The content of the public page: no id, no address, no phone number. */
export class GiftView {
  /** Whether it is a message without a product. */
  @IsOptional() @IsBoolean() isCard?: boolean;
  @IsString() giftName!: string;
  @Nullable() @IsString() giftImageUrl!: string | null;
  /** Null without one, or if the sender hides it. */
  @Nullable() @IsString() price!: string | null;
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() message!: string | null;
  /** `/media/voice/{32 characters}.webm`, on the product's own host; null without a voice note. */
  @Nullable() @IsString() voiceNoteUrl!: string | null;
  @Nullable() @IsString() videoUrl!: string | null;
  /** Null without one, or if the sender hides it. */
  @Nullable() @IsString() giftUrl!: string | null;
  @IsString() senderName!: string;
  @IsString() recipientName!: string;
  /** Type of the occasion, for the wrapping; null without an occasion. */
  @Nullable() @IsString() occasionType!: string | null;
  /** What it is sent for; null if nobody has said so. */
  @IsOptional() @Nullable() @IsIn(giftMoods) mood?: GiftMood | null;
  @IsOptional() @Nullable() @IsIn(giftBuyers) buyer?: GiftBuyer | null;
  /** The day on which the product arrives, as far as the sender can tell. */
  @IsOptional() @Nullable() @IsString() arrivesOn?: string | null;
  /** What the recipient answered. */
  @IsOptional() @Nullable() @Nested(() => Thanks) thanks?: Thanks | null;
  /** The products to choose from, the gift itself first; empty for a gift that is one. */
  @IsOptional() @ArrayMaxSize(mostOptions + 1) @IsArray() @Nested(() => SharedOption) options?: SharedOption[];
  @IsOptional() @Nullable() @IsUUID() chosen?: string | null;
  /** The last day for choosing. Absent for a gift that is one, as all that follow. */
  @IsOptional() @IsString() chooseBy?: string;
  /** Until when somebody can choose, or change it; null once that is over. */
  @IsOptional() @Nullable() @IsISO8601() choosableUntil?: string | null;
  /** Whether the recipient has chosen. If the last day passes without, the favourite is chosen. */
  @IsOptional() @IsBoolean() isChosenByRecipient?: boolean;
  /** How many products have left, because their shops have sold them out. */
  @IsOptional() @IsInt() soldOutOptions?: number;
}

/** 24 random bytes, base64url. */
export class ShareToken {
  @Matches(/^[A-Za-z0-9_-]{32}$/, { message: 'This gift link is invalid or has expired.' })
  shareToken!: string;
}

/** The public view, and what the gateway needs to cache it and to recognise the sender. */
export class SharedGift {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @IsBoolean() isViewed!: boolean;
  /** Name of its picture in our storage; null without one. */
  @IsOptional() @Nullable() @Matches(/^[\w-]{32}$/) picture?: string | null;
  /** Whether its picture is still being fetched. */
  @IsOptional() @IsBoolean() isPictureComing?: boolean;
  /** The recipient's language as their sender knows it, a tag such as `de-CH`; null without one. */
  @IsOptional() @Nullable() @IsString() language?: string | null;
  @Nested(() => GiftView) view!: GiftView;
}

/** Browsers call it through the gateway, which caches the answer. 410 `gift.taken-back` if its sender took it back. */
export const getSharedGift = internalOperation('gifting.getSharedGift', { input: ShareToken, output: SharedGift });

/** Writes `viewedAt` once. The gateway calls it if the visitor looks like a person and is not the sender. */
export const recordView = internalOperation('gifting.recordView', { input: ShareToken, output: Success });

export class GiftViewedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @Instant() viewedAt!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  @Nullable() @IsIn(giftMoods) mood!: GiftMood | null;
}

export const giftViewed = event('gifting.gift_viewed.v1', GiftViewedV1, { lane: 'mails' });
