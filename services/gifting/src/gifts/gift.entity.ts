import {
  deliveryMethods,
  giftStatuses,
  outcomeDays,
  type GiftBuyer,
  type GiftMood,
  type GiftOutcome,
  type PurchaseState,
  type ThanksDrawing,
} from '@presently/rules/vocabulary';
import type { ChosenVariant } from '@presently/contracts/gifting/gift-options';
import type { Thanks } from '@presently/contracts/gifting/gifts';
import type { Aggregate } from '@presently/messaging/outbox';
import { toldProblem } from '@presently/rules/delivery-problems/en';
import { isQuiet } from '@presently/rules/gift-mood';
import { addDays, daysBetween, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import { defineEntity, p } from '@mikro-orm/core';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { Recipient } from '../recipients/record/recipient.entity.js';
import { keepGift } from './copies/keep-copies.js';
import { watchProduct, type KnownAtShop } from './at-shop.js';
import { isToBuy } from './is-to-buy.js';
import { isWatchedOrder } from './orders/is-watched-order.js';

/** How many days before its day a product that is not bought, or comes too late, is told. */
export const buyLeadDays = 5;
/** In `buyCheckAt`: the first look, which only plans. */
export const firstLook = new Date(0);
/** The first nine in the morning of a day, at UTC+14, is at 19:00 UTC on the day before. */
const earliestMorningMs = -5 * 3_600_000;

/** How many days after its time a planned gift waits for its product at most. */
export const longestWaitDays = 14;

/** How long a gift may stay unopened before its recipient is reminded. */
const nudgeAfterMs = 72 * 3_600_000;

/** SQL for whether a gift counts as sent, and for the time of its latest event. */
export const hasGoneOut = `"status" = 'sent' or "delivered_at" is not null or "viewed_at" is not null`;
/** SQL for whether the sender may say how a gift went, and has not. */
export const isToTell = `"status" = 'sent' and not "is_card" and "outcome" is null`;
/** SQL for whether a gift is quiet: the same rule as `isQuiet`. */
export const isQuietInSql = `"mood" is not distinct from 'sympathy'`;
const latestMoment = 'coalesce("viewed_at", "delivered_at", "sent_at", "created_at")';

export const GiftSchema = defineEntity({
  name: 'Gift',
  tableName: 'gift_history',
  triggers: [
    {
      name: 'want_picture',
      timing: 'after',
      events: ['insert'],
      body: `if new.gift_image_url is not null then
      insert into gifting.pictures (gift_id, url, name)
      values (new.id, new.gift_image_url, replace(gen_random_uuid()::text, '-', ''));
    end if; return null`,
    },
    keepGift,
    watchProduct,
  ],
  indexes: [
    { name: 'gift_history_newest', properties: ['userId', 'createdAt', 'id'] },
    {
      name: 'gift_history_gone_out',
      expression:
        `create index "gift_history_gone_out" on "gift_history" ("user_id", (${latestMoment}), "id") ` +
        `where ${hasGoneOut}`,
    },
    { name: 'gift_history_planned', properties: ['userId', 'scheduledFor', 'id'], where: `status = 'planned'` },
    {
      name: 'gift_history_to_buy',
      expression: `create index "gift_history_to_buy" on "gift_history" ("user_id") where ${isToBuy}`,
    },
    {
      name: 'gift_history_orders',
      expression: `create index "gift_history_orders" on "gift_history" ("user_id") where ${isWatchedOrder}`,
    },
    { name: 'gift_history_purchases', properties: 'buyCheckAt', where: 'buy_check_at is not null' },
    { name: 'gift_history_outcomes', properties: 'outcomeCheckAt', where: 'outcome_check_at is not null' },
    {
      name: 'gift_history_to_tell',
      expression: `create index "gift_history_to_tell" on "gift_history" ("user_id", "sent_at") where ${isToTell}`,
    },
    { name: 'gift_history_nudge', properties: 'nudgeAt', where: 'nudge_at is not null' },
    { name: 'gift_history_shop', properties: 'shopCheckAt', where: 'shop_check_at is not null' },
    { name: 'gift_history_choices', properties: 'choiceCheckAt', where: 'choice_check_at is not null' },
    { name: 'gift_history_due', properties: 'scheduledFor', where: `status = 'planned'` },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    recipient: () => p.manyToOne(Recipient).ref().deleteRule('cascade').index(),
    occasion: () => p.manyToOne(Occasion).ref().strictNullable().deleteRule('set null').index(),
    /** The sender's name when the gift was created: it signs the page and the message. */
    senderName: p.text(),
    /** Whether it is a message without a product. */
    isCard: p.boolean().default(false),
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
    /** When the provider accepted the last message, whose delivery it has not confirmed yet. */
    acceptedAt: p.datetime(3).nullable(),
    deliveredAt: p.datetime(3).strictNullable(),
    viewedAt: p.datetime(3).strictNullable(),
    /** When the last delivery failed for good. */
    failedAt: p.datetime(3).nullable(),
    takenBackAt: p.datetime(3).nullable(),
    /** When the recipient first said thank you; {@link thankedAt} is the latest change. */
    firstThankedAt: p.datetime(3).nullable(),
    thankedAt: p.datetime(3).nullable(),
    thanksDrawing: p.text().$type<ThanksDrawing>().nullable(),
    thanksText: p.text().nullable(),
    buyer: p.text().$type<GiftBuyer>().nullable(),
    /** What it is sent for; null if nobody has said so. */
    mood: p.text().$type<GiftMood>().nullable(),
    isBought: p.boolean().default(false),
    arrivesOn: p.date().nullable(),
    /** How far the order of the product is; null before it. */
    purchaseState: p.text().$type<PurchaseState>().nullable(),
    orderedOn: p.date().nullable(),
    /** The shop's number of the order. */
    orderNumber: p.text().nullable(),
    /** Whether a planned gift waits for the product; at most {@link longestWaitDays}. */
    opensOnArrival: p.boolean().default(false),
    /** When to look whether the product is bought. */
    buyCheckAt: p.datetime(3).nullable(),
    /** The sender's choice; null is the default of `isShownToRecipient`. */
    isPriceShown: p.boolean().nullable(),
    isLinkShown: p.boolean().nullable(),
    /** Whether the recipient may be reminded once of a gift that is not opened. */
    isNudgeWanted: p.boolean().default(false),
    /** Whether mails and texts show the message. */
    isMessageInMail: p.boolean().default(false),
    /** When to look whether the recipient is to be reminded. */
    nudgeAt: p.datetime(3).nullable(),
    nudgedAt: p.datetime(3).nullable(),
    /** The sender's own words. */
    note: p.text().nullable(),
    /** How it went, as the sender has said. */
    outcome: p.text().$type<GiftOutcome>().nullable(),
    /** When to look whether to ask the sender how it went. */
    outcomeCheckAt: p.datetime(3).nullable(),
    shareToken: p.text().unique(),
    /** How often the gift was given to delivery; 0 is never. */
    deliveryAttempt: p.integer().default(0),
    /** Given to delivery, and neither delivered nor failed for good. */
    isDeliveryUnderWay: p.boolean().default(false),
    /** Why the gift is not delivered, in a sentence for the sender. */
    deliveryProblem: p.text().strictNullable(),
    /** What the sentence says; null for none, and for a sentence without a code. */
    deliveryProblemCode: p.text().nullable(),
    /** The `Idempotency-Key` of the last request to send it again. */
    resendKey: p.text().nullable(),
    /** How often it was sent again to another contact. */
    contactChanges: p.integer().default(0),
    /** What the shop has said of the product since it was chosen. */
    atShop: p.json<KnownAtShop>().nullable(),
    /** When to look the product up again; a trigger decides whether. */
    shopCheckAt: p.datetime(3).nullable(),
    /** Grows with each look. */
    shopFence: p.integer().default(0),
    /** The last day on which the recipient may choose, where they live; null for a gift that is one product. */
    chooseBy: p.date().nullable(),
    /** The end of that day. */
    choiceEndsAt: p.datetime(3).nullable(),
    /** When to end the choice; null once that is done. */
    choiceCheckAt: p.datetime(3).nullable(),
    /** The option that the gift is now. */
    chosen: p.uuid().nullable(),
    chosenAt: p.datetime(3).nullable(),
    /** When the recipient first chose; null if nobody has, and the favourite stands. */
    firstChosenAt: p.datetime(3).nullable(),
    chosenVariant: p.json<ChosenVariant>().nullable(),
    createdAt: p.datetime(3),
    version: p.integer().default(1),
  },
});

/** What a gift takes from the option that it becomes. */
type ChosenProduct = Pick<
  Gift,
  'id' | 'giftName' | 'giftUrl' | 'giftImageUrl' | 'giftDescription' | 'price' | 'atShop'
>;

/** A gift from a sender to a recipient, in any state. What becomes of its message is in `gift-delivery.ts`. */
export class Gift extends GiftSchema.class {
  /** The words of the mail or text: none by default, so that the page has a gift to open. */
  messageOutside(): string | null {
    return this.isMessageInMail ? this.message : null;
  }

  toAggregate(): Aggregate {
    return { kind: 'gift', id: this.id, version: this.version };
  }

  /** Marks the gift as sent and starts delivery, except for a text message that the sender's tier excludes. */
  goOut(canText: boolean, now: Date): void {
    this.status = 'sent';
    this.sentAt ??= now;
    this.isDeliveryUnderWay = this.deliveryMethod !== 'sms' || canText;
    if (this.isDeliveryUnderWay) this.deliveryAttempt++;
    noteProblem(this, this.isDeliveryUnderWay ? null : toldProblem('texts-need-pro'));
    this.planNudge(now);
    this.planOutcome();
    this.version++;
  }

  /**
   * Moves a planned gift by days, to the same time of the next day that is still to come.
   * @param timeZone whose clock tells the time, IANA name
   */
  waitADay(reason: string, now: Date, timeZone: string): void {
    const { date, time } = localTimeAt(this.scheduledFor!, timeZone);
    const onDay = (days: number) => instantOf(addDays(date, days), time, timeZone);
    const days = Math.max(1, daysBetween(date, localTimeAt(now, timeZone).date));
    this.scheduledFor = onDay(days) > now ? onDay(days) : onDay(days + 1);
    noteProblem(this, { reason, code: 'waits-a-day' });
    this.version++;
  }

  /**
   * Plans to look after 72 hours whether the gift is opened. Only an email reminds, only once, and never of sympathy.
   */
  planNudge(now: Date): void {
    const mayRemind = this.isNudgeWanted && !isQuiet(this.mood) && !this.nudgedAt;
    const isWanted = mayRemind && this.deliveryMethod === 'email' && this.status === 'sent';
    const since = Math.max(now.getTime(), (this.sentAt ?? now).getTime() + nudgeAfterMs);
    this.nudgeAt = isWanted ? new Date(since) : null;
  }

  /**
   * Plans to look two weeks after the day whether the sender has said how it went. A card is no gift, and nobody loved
   * sympathy.
   */
  planOutcome(): void {
    const isAsked = !this.isCard && !isQuiet(this.mood) && !this.outcome;
    const isWanted = isAsked && this.status === 'sent' && this.sentAt;
    this.outcomeCheckAt = isWanted ? new Date(Date.parse(this.outcomeDay()) + earliestMorningMs) : null;
  }

  /** The day on which the sender is asked how it went: two weeks after it was opened, or else sent or delivered. */
  outcomeDay(): string {
    const days = [this.viewedAt ?? this.sentAt!].map((moment) => moment.toISOString().slice(0, 10));
    const [day] = [...days, this.arrivesOn ?? ''].toSorted().toReversed();
    return addDays(day!, outcomeDays);
  }

  /** How it went; null takes it back. Nobody is asked again. */
  tellOutcome(outcome: GiftOutcome | null): void {
    this.outcome = outcome;
    this.outcomeCheckAt = null;
    this.version++;
  }

  /** Whether the sender still has to buy the product. The same rule as {@link isToBuy}. */
  isStillToBuy(): boolean {
    const buysIt = this.buyer === 'sender-delivers' || this.buyer === 'sender-brings';
    return buysIt && !this.isBought && (this.status === 'planned' || this.status === 'sent');
  }

  /**
   * The day by which the product is needed, `YYYY-MM-DD`, as far as the gift alone says it.
   * @param timeZone of the recipient, or else of the sender, IANA name
   */
  neededOn(timeZone: string): string | null {
    return this.arrivesOn ?? (this.scheduledFor && localTimeAt(this.scheduledFor, timeZone).date);
  }

  /**
   * Plans to look five days before its day whether the product is bought, and comes in time. Only the queue sees the day
   * of an occasion, so it looks once at once.
   */
  planToBuy(): void {
    const isOpen = this.isStillToBuy() || this.purchaseState === 'ordered' || this.purchaseState === 'sent';
    const hasDay = this.occasion !== null || this.arrivesOn !== null || this.scheduledFor !== null;
    this.buyCheckAt = isOpen && hasDay ? firstLook : null;
  }

  /** The message is not delivered any more, and the page says that the gift is gone. */
  takeBack(now: Date): void {
    this.status = 'taken-back';
    this.takenBackAt = now;
    this.nudgeAt = null;
    this.buyCheckAt = null;
    this.outcomeCheckAt = null;
    this.choiceCheckAt = null;
    this.isDeliveryUnderWay = false;
    this.version++;
  }

  /** The recipient says thank you, and so has seen the gift. */
  thank({ drawing, text }: Omit<Thanks, 'at'>, now: Date): void {
    this.viewedAt ??= now;
    this.firstThankedAt ??= now;
    this.thankedAt = now;
    this.thanksDrawing = drawing;
    this.thanksText = text;
    this.version++;
  }

  /** The recipient chooses one of the options, and so has seen the gift. From then on the gift is that product. */
  choose(option: ChosenProduct, variant: ChosenVariant, now: Date): void {
    this.viewedAt ??= now;
    this.firstChosenAt ??= now;
    this.chosenVariant = variant.size || variant.colour ? variant : null;
    this.become(option, now);
  }

  /** Nobody has chosen, and the last day is over. */
  letStand(favourite: ChosenProduct, now: Date): void {
    this.become(favourite, now);
  }

  isChosenByRecipient(): boolean {
    return Boolean(this.firstChosenAt);
  }

  private become({ id, atShop, giftName, ...product }: ChosenProduct, now: Date): void {
    if (giftName !== this.giftName) this.category = null;
    const { giftUrl, giftImageUrl, giftDescription, price } = product;
    Object.assign(this, { giftName, giftUrl, giftImageUrl, giftDescription, price, atShop: atShop ?? null });
    this.chosen = id;
    this.chosenAt = now;
    this.version++;
  }
}
GiftSchema.setClass(Gift);

/** Why a gift is not delivered, or that nothing is known to be wrong. */
export function noteProblem(gift: Gift, problem: { reason: string; code?: string | undefined } | null): void {
  gift.deliveryProblem = problem?.reason ?? null;
  gift.deliveryProblemCode = problem?.code ?? null;
}

/** The state of a gift before it goes out. */
export const unsent = {
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
