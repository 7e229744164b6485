import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Length,
} from 'class-validator';
import {
  type DeliveryMethod,
  type DeliveryState,
  type GiftBuyer,
  type GiftMood,
  type GiftOutcome,
  type GiftState,
  type GiftStatus,
  type PurchaseState,
  type ThanksDrawing,
  deliveryMethods,
  deliveryStates,
  giftBuyers,
  giftMoods,
  giftOutcomes,
  giftStates,
  giftStatuses,
  maxLength,
  mostOptions,
  purchaseStates,
  thanksDrawings,
} from '@presently/rules/vocabulary';
import { AtShop } from '../kit/at-shop.js';
import { event } from '../kit/event.js';
import { OptionalEmail, OptionalPhone } from '../kit/fields/contact.js';
import { Counted } from '../kit/fields/count.js';
import { Id, OptionalId } from '../kit/fields/id.js';
import { Nested, Nullable } from '../kit/fields/nested.js';
import { OptionalLongText, OptionalText } from '../kit/fields/text.js';
import { ClearableDate, Instant, OptionalCalendarDate } from '../kit/fields/days/time.js';
import { OptionalWebUrl } from '../kit/fields/web-url.js';
import { internalOperation, operation } from '../kit/operation.js';
import { PageRequest } from '../kit/page.js';
import { OptionToOffer } from './gift-options.js';

/** What the recipient answered to a gift. */
export class Thanks {
  @Nullable() @IsIn(thanksDrawings) drawing!: ThanksDrawing | null;
  @Nullable() @IsString() text!: string | null;
  @IsISO8601() at!: string;
}

/** The order of a gift's product. The sender pays at the shop and says here how far it is. */
export class Purchase {
  @IsIn(purchaseStates) state!: PurchaseState;
  /** `YYYY-MM-DD` */
  @Nullable() @IsString() orderedOn!: string | null;
  /** The same day as the gift's `arrivesOn`. */
  @Nullable() @IsString() arrivesOn!: string | null;
  /** The shop's number of the order, or of the parcel. */
  @Nullable() @IsString() number!: string | null;
}

/** A gift as its sender sees it in lists. */
export class Gift {
  @Id() id!: string;
  @IsIn(giftStatuses) status!: GiftStatus;
  @IsIn(giftStates) state!: GiftState;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @Nullable() @IsUUID() occasionId!: string | null;
  /** Whether it is a message without a product. */
  @IsBoolean() isCard!: boolean;
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
  /** The address of the last or next delivery: an e-mail address, or a phone number in E.164. */
  @Nullable() @IsString() contact!: string | null;
  /** A sentence why the last delivery failed; null if it succeeded or is under way. */
  @Nullable() @IsString() deliveryProblem!: string | null;
  /** What the sentence says, stable and kebab-case: `mail-refused`. Null for a sentence without a code. */
  @IsOptional() @Nullable() @IsString() deliveryProblemCode?: string | null;
  @Nullable() @IsIn(giftBuyers) buyer!: GiftBuyer | null;
  /** Null if nobody has said what it is for. */
  @IsOptional() @Nullable() @IsIn(giftMoods) mood?: GiftMood | null;
  /** The kind of thing, as its idea says; null for a gift that came from no idea. */
  @IsOptional() @Nullable() @IsString() category?: string | null;
  /** Whether the sender has bought the product. */
  @IsBoolean() isBought!: boolean;
  /** The day on which the product arrives, as far as the sender can tell. */
  @Nullable() @IsString() arrivesOn!: string | null;
  /** Null until the sender says that the product is ordered. */
  @IsOptional() @Nullable() @Nested(() => Purchase) purchase?: Purchase | null;
  @Nullable() @Nested(() => Thanks) thanks!: Thanks | null;
  @Nullable() @IsISO8601() takenBackAt!: string | null;
  /** How it went, as the sender has said. */
  @Nullable() @IsIn(giftOutcomes) outcome!: GiftOutcome | null;
  /** What the shop says of the product now, while it is planned or to be bought; null if nothing is known. */
  @IsOptional() @Nullable() @Nested(() => AtShop) atShop?: AtShop | null;
  @IsISO8601() createdAt!: string;
}

export const deliveryWarnings = ['still-trying', 'failed', 'problem'] as const;
export type DeliveryWarning = (typeof deliveryWarnings)[number];

/** The answer to sending: the gift, and a warning if it has not gone out. */
export class SentGift extends Gift {
  @IsOptional() @IsString() deliveryWarning?: string;
  /** `still-trying`, `failed` as `deliveryProblem` says, or `problem`: the problem is all there is to say. */
  @IsOptional() @IsIn(deliveryWarnings) deliveryWarningCode?: DeliveryWarning;
}

export class GiftToSend {
  @Id() recipientId!: string;
  /** Browsers send ''. It is ignored: the session determines the sender. */
  @IsOptional() @IsString() userId?: string;
  @OptionalId() occasionId?: string;
  /** A message without a product: no field of a product, and nothing to buy. */
  @IsOptional() @IsBoolean() isCard?: boolean;
  @Transform(({ value }) => value ?? 'Gift') @OptionalText(maxLength.giftName) giftName?: string;
  @OptionalWebUrl() giftUrl?: string;
  @OptionalWebUrl() giftImageUrl?: string;
  @OptionalLongText(maxLength.description) giftDescription?: string;
  @OptionalText(maxLength.price) price?: string;
  /** The kind of thing, as its idea says. */
  @OptionalText(maxLength.category) category?: string;
  /** What it is sent for. Without it, as the occasion says. */
  @IsOptional() @IsIn(giftMoods, { message: `mood must be one of ${giftMoods.join(', ')}` }) mood?: GiftMood;
  @OptionalLongText(maxLength.message) message?: string;
  /** Unsent uploads of the sender. */
  @OptionalId() voiceNoteId?: string;
  @OptionalId() videoId?: string;
  @IsOptional() @IsIn(deliveryMethods, { message: 'Choose Email or SMS' }) deliveryMethod?: DeliveryMethod;
  @OptionalEmail() recipientEmail?: string;
  @OptionalPhone() recipientPhone?: string;
  /** When the gift is sent. Without it, at once. */
  @IsOptional() @Instant() scheduledFor?: string;
  /** Redundant with `scheduledFor`; if both are given, they must agree. */
  @IsOptional()
  @IsIn(['sent', 'planned'], { message: 'status must be sent, or planned with a time' })
  status?: 'sent' | 'planned';
  /** Without it, the gift's page says nothing about who buys the product. */
  @IsOptional() @IsIn(giftBuyers, { message: 'Please choose who buys it' }) buyer?: GiftBuyer;
  @ClearableDate() arrivesOn?: string | null;
  /** Of a planned gift: it waits at its time until the sender says that the product has arrived, for two weeks at most. */
  @IsOptional() @IsBoolean({ message: 'opensOnArrival must be true or false' }) opensOnArrival?: boolean;
  /** By default, price and link are shown unless the sender buys the product. */
  @IsOptional() @IsBoolean() isPriceShown?: boolean;
  @IsOptional() @IsBoolean() isLinkShown?: boolean;
  /** Whether the recipient of an email may be reminded once, if the gift is not opened after 72 hours. */
  @IsOptional() @IsBoolean() isNudgeWanted?: boolean;
  /** Whether the mail or text shows the message. By default it stays wrapped, and only the gift's page shows it. */
  @IsOptional() @IsBoolean({ message: 'isMessageInMail must be true or false' }) isMessageInMail?: boolean;
  /** Products beside the gift itself: the recipient chooses one of all. It counts as one gift. */
  @IsOptional()
  @IsArray({ message: 'options must be a list' })
  @ArrayMinSize(1, { message: `options holds one to ${mostOptions} gifts beside the gift itself` })
  @ArrayMaxSize(mostOptions, { message: `options holds one to ${mostOptions} gifts beside the gift itself` })
  @Nested(() => OptionToOffer)
  options?: OptionToOffer[];
  /** With options: whether the sender has described the gift itself, so that nobody knows what its shop asks for. */
  @IsOptional() @IsBoolean() isByHand?: boolean;
  /**
   * The last day for choosing, in the recipient's time zone, or else the sender's. Then the gift itself stands. Without it,
   * two weeks after the gift goes out.
   */
  @OptionalCalendarDate() chooseBy?: string;
}

/** All the caller's gifts, newest first. */
export const listGifts = operation('gifting.listGifts', {
  route: 'GET /api/scheduled-gifts',
  access: 'user',
  shows: ['gifts'],
  input: PageRequest,
  output: { pageOf: Gift },
});

/** The answer to what would send, for a token that may not. A person approves it in the app. */
export class ProposalMade {
  @Id() proposalId!: string;
}

/** Called by the gateway with the token's caller. It keeps a draft, and sends nothing. */
export const proposeGift = internalOperation('gifting.proposeGift', {
  input: GiftToSend,
  output: ProposalMade,
  deadline: 5_000,
});

/**
 * Saves the gift and passes it to delivery. An `Idempotency-Key` header makes repeated requests one gift. Waits up to
 * 2.5 s for the first delivery verdict; without a good one, `deliveryWarning` explains.
 */
export const sendGift = operation('gifting.sendGift', {
  route: 'POST /api/recipients/:recipientId/gifts',
  access: 'user',
  changes: ['gifts', 'allowance'],
  input: GiftToSend,
  output: SentGift,
  status: 201,
  scope: 'send',
  delivers: true,
  proposal: proposeGift,
  deadline: 8_000,
  repeats: 'with-key',
});

export class GiftSentV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @IsString() senderName!: string;
  @Id() recipientId!: string;
  @IsString() recipientName!: string;
  @IsString() giftName!: string;
  @IsBoolean() isCard!: boolean;
  @Nullable() @IsString() giftImageUrl!: string | null;
  @Nullable() @IsIn(giftMoods) mood!: GiftMood | null;
  /** Null unless the sender wants the message in the mail or text. */
  @Nullable() @IsString() message!: string | null;
  @Length(32, 32) shareToken!: string;
  @IsIn(deliveryMethods) deliveryMethod!: DeliveryMethod;
  /** The e-mail address or phone number to deliver to. */
  @IsString() contact!: string;
  /** The recipient's language as their sender knows it, a tag such as `de-CH`; or else the sender's own. */
  @IsOptional() @Nullable() @IsString() language?: string | null;
  /** 1 for the first delivery, 1 more for each resend. */
  @Counted() attempt!: number;
}

/**
 * A gift's message is to be delivered. Contact, message and share link leave gifting only in this event and in
 * `gift_nudged`.
 */
export const giftSent = event('gifting.gift_sent.v1', GiftSentV1, { lane: 'gifts' });

export class GiftGivenV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @IsString() giftName!: string;
  /** The product's page. */
  @Nullable() @IsString() giftUrl!: string | null;
  /** The day on which it went out, UTC. */
  @Nullable() @IsString() givenOn!: string | null;
}

/** A recipient has this gift now, whether a message is delivered or not. */
export const giftGiven = event('gifting.gift_given.v1', GiftGivenV1, { lane: 'facts' });

/**
 * The delivery of a gift has progressed or failed, or its sender has changed it, and gifting has stored it. The sender's
 * open pages reload.
 */
export class GiftProgressedV1 {
  @Id() giftId!: string;
  @Id() senderId!: string;
  @Id() recipientId!: string;
  @Nullable() @Instant() deliveredAt!: string | null;
  @Nullable() @IsString() deliveryProblem!: string | null;
}

export const giftProgressed = event('gifting.gift_progressed.v1', GiftProgressedV1, { lane: 'state', about: 'giftId' });
