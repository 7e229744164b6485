import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
} from 'class-validator';
import {
  type DeliveryMethod,
  type GiftBuyer,
  type GiftMood,
  type GiftStateFilter,
  type PurchaseState,
  deliveryMethods,
  giftBuyers,
  giftMoods,
  giftStateFilters,
  maxLength,
  purchaseStates,
  mostOptions,
} from '@presently/rules/vocabulary';
import { years } from '@presently/rules/zoned-time';
import { event } from '../kit/event.js';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Counted } from '../kit/fields/count.js';
import { BlankIsAbsent, NumberFromText } from '../kit/fields/decorate.js';
import { Id, OptionalId } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { ClearableLongText, ClearableText, LongText, OptionalText, Text } from '../kit/fields/text.js';
import { CalendarDate, ClearableDate, Instant } from '../kit/fields/days/time.js';
import { ClearableWebUrl } from '../kit/fields/web-url.js';
import { operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { ChosenVariant, OfferedOption } from './gift-options.js';
import { Gift } from './gifts.js';
import { GiftId } from './planned-gifts.js';

export class GiftSearch extends PageRequest {
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(giftStateFilters, { message: `state must be one of ${giftStateFilters.join(', ')}` })
  state?: GiftStateFilter;
  @OptionalId() recipientId?: string;
  /** The year in which it was sent, or else is planned for, or else was begun. */
  @BlankIsAbsent()
  @IsOptional()
  @NumberFromText()
  @IsInt({ message: 'year must be a year' })
  @Min(1970, { message: 'year must be 1970 or later' })
  @Max(years.last, { message: `year must be ${years.last} or earlier` })
  year?: number;
  /**
   * Part of the recipient's name, the gift's name or the message; case and accents do not matter. Looks through the newest
   * 10,000 gifts.
   */
  @OptionalText(maxLength.search) q?: string;
}

/** The caller's gifts in every state, newest first. */
export const findGifts = operation('gifting.findGifts', {
  route: 'GET /api/gifts',
  access: 'user',
  shows: ['gifts'],
  input: GiftSearch,
  output: { pageOf: Gift },
});

const steps = [
  'planned',
  'sent',
  'accepted',
  'delivered',
  'failed',
  'nudged',
  'viewed',
  'chosen',
  'thanked',
  'taken-back',
] as const;
export type GiftStepName = (typeof steps)[number];

/** Something that happened to a gift. */
export class GiftStep {
  @IsIn(steps) what!: GiftStepName;
  @IsISO8601() at!: string;
}

/** Everything about one gift, for its sender. */
export class GiftDetail extends Gift {
  @Nullable() @IsString() giftDescription!: string | null;
  @Nullable() @IsString() message!: string | null;
  @Nullable() @IsString() voiceNoteUrl!: string | null;
  @Nullable() @IsString() videoUrl!: string | null;
  @Nullable() @IsString() recipientEmail!: string | null;
  @Nullable() @IsString() recipientPhone!: string | null;
  @IsString() senderName!: string;
  @Nullable() @IsString() occasionType!: string | null;
  /** Whether the recipient sees the price and the link to the shop. */
  @IsBoolean() isPriceShown!: boolean;
  @IsBoolean() isLinkShown!: boolean;
  @IsBoolean() isNudgeWanted!: boolean;
  /** Whether the mail or text shows the message. */
  @IsBoolean() isMessageInMail!: boolean;
  /** The sender's own words; the recipient never sees them. */
  @Nullable() @IsString() note!: string | null;
  /** The day on which it is given, that of its occasion or of going out; null if there is none. */
  @IsOptional() @Nullable() @IsString() day?: string | null;
  /** Whether the product is ordered and arrives after {@link day}. */
  @IsOptional() @IsBoolean() isTooLate?: boolean;
  /** Whether a planned gift waits at its time until the product has arrived, for two weeks at most. */
  @IsOptional() @IsBoolean() opensOnArrival?: boolean;
  /** In the order of their times. */
  @ArrayMaxSize(steps.length) @IsArray() @Nested(() => GiftStep) history!: GiftStep[];
  /** All products of which the recipient chooses one, the sender's favourite first. Absent for a gift that is one. */
  @IsOptional() @ArrayMaxSize(mostOptions + 1) @IsArray() @Nested(() => OfferedOption) options?: OfferedOption[];
  /** The last day for choosing, `YYYY-MM-DD`. Absent like `options`, as all that follow. */
  @IsOptional() @IsString() chooseBy?: string;
  /** The product that the gift is now; null until somebody has chosen, or the last day is over. */
  @IsOptional() @Nullable() @IsUUID() chosen?: string | null;
  @IsOptional() @Nullable() @IsISO8601() chosenAt?: string | null;
  /** Whether the recipient has chosen. If the last day passes without, the favourite is chosen. */
  @IsOptional() @IsBoolean() isChosenByRecipient?: boolean;
  @IsOptional() @Nullable() @Nested(() => ChosenVariant) chosenVariant?: ChosenVariant | null;
}

export const getGift = operation('gifting.getGift', {
  route: 'GET /api/gifts/:giftId',
  access: 'user',
  shows: ['gifts'],
  input: GiftId,
  output: GiftDetail,
});

/** Absent fields keep their values; null or a blank clears those that may be empty. */
export class PurchaseChange {
  /** Required for the first change. */
  @IsOptional()
  @IsIn(purchaseStates, { message: `state must be one of ${purchaseStates.join(', ')}` })
  state?: PurchaseState;
  @ClearableDate() orderedOn?: string | null;
  @ClearableDate() arrivesOn?: string | null;
  @ClearableText(maxLength.orderNumber) number?: string | null;
}

/** Absent fields keep their values; null clears those that may be empty. */
export class GiftChange extends GiftId {
  @IsOptional() @Text({ max: maxLength.giftName, required: 'Please name the gift' }) giftName?: string;
  @ClearableWebUrl() giftUrl?: string | null;
  @ClearableWebUrl() giftImageUrl?: string | null;
  @ClearableLongText(maxLength.description) giftDescription?: string | null;
  @ClearableText(maxLength.price) price?: string | null;
  @IsOptional()
  @LongText({ max: maxLength.message, required: 'Please add a personal message' })
  message?: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
  @IsOptional() @Instant() scheduledFor?: string;
  @IsOptional() @IsBoolean({ message: 'isBought must be true or false' }) isBought?: boolean;
  @ClearableDate() arrivesOn?: string | null;
  /**
   * Merged field by field; null says that nothing is ordered. From `ordered` on the product is bought. After a
   * `problem` it stays bought until `isBought` says otherwise. Its `arrivesOn` is the gift's, and counts before it.
   */
  @IsOptional() @Nullable() @Nested(() => PurchaseChange) purchase?: PurchaseChange | null;
  /** While it is planned: whether it waits at its time until the product has arrived, for two weeks at most. */
  @IsOptional() @IsBoolean({ message: 'opensOnArrival must be true or false' }) opensOnArrival?: boolean;
  @ClearableLongText(maxLength.notes) note?: string | null;
  @IsOptional() @Nullable() @IsIn(giftBuyers, { message: 'Please choose who buys it' }) buyer?: GiftBuyer | null;
  @IsOptional()
  @Nullable()
  @IsIn(giftMoods, { message: `mood must be one of ${giftMoods.join(', ')}` })
  mood?: GiftMood | null;
  /** Null: as the buyer decides. */
  @IsOptional() @Nullable() @IsBoolean({ message: 'isPriceShown must be true or false' }) isPriceShown?: boolean | null;
  @IsOptional() @Nullable() @IsBoolean({ message: 'isLinkShown must be true or false' }) isLinkShown?: boolean | null;
  /** Whether the recipient may be reminded once. */
  @IsOptional() @IsBoolean({ message: 'isNudgeWanted must be true or false' }) isNudgeWanted?: boolean;
  /** Whether the next mail or text shows the message. */
  @IsOptional() @IsBoolean({ message: 'isMessageInMail must be true or false' }) isMessageInMail?: boolean;
}

/**
 * Changes a gift. Gift, message, contact and time can be changed while it is planned: 409 `gift.not-planned` once it is
 * sent. The other fields can be changed at any time. A name makes a card a gift. 409 `gift.draft` for a proposed gift.
 */
export const changeGift = operation('gifting.changeGift', {
  route: 'PATCH /api/gifts/:giftId',
  access: 'user',
  changes: ['gifts'],
  input: GiftChange,
  output: GiftDetail,
  budget: 'changes',
});

/**
 * Takes a gift back that is planned, or sent and not viewed: its page says that it is gone. 409 `gift.viewed` once the
 * recipient has seen it, `gift.draft` for a proposed gift.
 */
export const takeBackGift = operation('gifting.takeBackGift', {
  route: 'POST /api/gifts/:giftId/take-back',
  access: 'user',
  changes: ['gifts', 'allowance'],
  scope: 'send',
  input: GiftId,
  output: GiftDetail,
  budget: 'changes',
});

export class GiftTakenBackV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  /** Its latest delivery; 0 for a gift that was never sent. */
  @Counted() attempt!: number;
  @Instant() takenBackAt!: string;
}
/** A sender has taken a gift back. A message that has not gone out yet is not sent. */
export const giftTakenBack = event('gifting.gift_taken_back.v1', GiftTakenBackV1, { lane: 'gifts' });

export class GiftToBuyV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  /** The day by which the product is needed. */
  @CalendarDate({ required: 'dueOn is required' }) dueOn!: string;
  /** Today, in the sender's time zone. */
  @CalendarDate({ required: 'remindOn is required' }) remindOn!: string;
  /** Today's price at the shop, where it is another one than was chosen. */
  @IsOptional() @IsString() priceNow?: string;
  /** Whether the shop has sold it out. */
  @IsOptional() @IsBoolean() isSoldOut?: boolean;
  /** Whether that is all there is to say: nobody has said that the sender buys it, or its day is further away. */
  @IsOptional() @IsBoolean() isOnlySoldOut?: boolean;
  /** Of a product that is ordered: the day on which it arrives, after {@link dueOn}. */
  @IsOptional() @IsString() arrivesOn?: string;
}
/**
 * A product's day is five days away, and its sender, who buys it, has not bought it, or it arrives too late; or a product
 * that is planned or to be bought has sold out.
 */
export const giftToBuy = event('gifting.gift_to_buy.v1', GiftToBuyV1, { lane: 'mails' });

export class ArrivalDueV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  /** The day on which the product should have arrived: today, in the sender's time zone, unless we were late. */
  @CalendarDate({ required: 'arrivesOn is required' }) arrivesOn!: string;
  /** Whether a planned gift waits for it. */
  @IsBoolean() isWaitedFor!: boolean;
}
/** It is the evening of the day on which a product should have arrived, and its sender has not said that it has. */
export const arrivalDue = event('gifting.arrival_due.v1', ArrivalDueV1, { lane: 'mails' });

export class GiftNudgedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @IsString() senderName!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsBoolean() isCard!: boolean;
  @Nullable() @IsString() message!: string | null;
  @Length(32, 32) shareToken!: string;
  /** An email address. */
  @IsString() contact!: string;
  @IsOptional() @Nullable() @IsString() language?: string | null;
  @Counted() attempt!: number;
}
/** The recipient is to be reminded of a gift that is not opened. It happens once, if the sender wants it. */
export const giftNudged = event('gifting.gift_nudged.v1', GiftNudgedV1, { lane: 'gifts' });
