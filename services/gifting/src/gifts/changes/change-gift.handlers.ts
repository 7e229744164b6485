import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { changeGift, type GiftChange, type GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requireScope } from '@presently/messaging/calls/token-scope';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets, type Use } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { GiftingEnv } from '../../env.js';
import { cardFields } from '../card.js';
import { keepTimeToChoose } from '../choice/choice-days.js';
import { changeFavourite } from '../choice/offer-options.js';
import { noteProblem, type Gift } from '../gift.entity.js';
import { findGiftDetail } from '../gift-detail.queries.js';
import { toProgress } from '../gifts.views.js';
import { lockGift, refuseDraft, requirePlanned } from '../locks/lock-gift.js';
import { replacePicture } from '../pictures/replace-picture.js';
import { messagesOf, refundMessages, usesOfMessage } from '../message/message-budgets.js';
import { factsOfGift } from '../message/message-facts.js';
import { countriesOf } from '../message/countries-of-number.js';
import { requireContact } from '../message/send-requirements.js';
import { changePurchase } from '../orders/purchase.js';
import { requireTimeAhead } from '../time-ahead.js';

type Context = HandlerContext<typeof changeGift>;

const content = [
  'giftName',
  'giftUrl',
  'giftImageUrl',
  'giftDescription',
  'price',
  'message',
  'opensOnArrival',
] as const;
const contact = ['deliveryMethod', 'recipientEmail', 'recipientPhone'] as const;
/** The fields that can be changed in every state. */
const kept = [
  'isBought',
  'arrivesOn',
  'note',
  'buyer',
  'mood',
  'isPriceShown',
  'isLinkShown',
  'isNudgeWanted',
  'isMessageInMail',
] as const;

/** The fields that a change names. */
const given = <Field extends keyof GiftChange>(change: GiftChange, fields: readonly Field[]) =>
  Object.fromEntries(fields.filter((field) => change[field] !== undefined).map((field) => [field, change[field]]));

/** How the message of a gift was counted before a change. */
interface Former {
  method: Gift['deliveryMethod'];
  uses: readonly Use[];
}

/** Changes to a gift by its sender. */
@Controller()
export class ChangeGiftHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {}

  @Handles(changeGift)
  async change(change: GiftChange, context: Context): Promise<GiftDetail> {
    return this.em.transactional(async (tx) => {
      const { userId } = context.caller;
      const gift = await lockGift(tx, change.giftId, userId);
      refuseDraft(gift);
      const former = { method: gift.deliveryMethod, uses: messagesOf(gift, context.caller) };
      await this.changePlan(tx, gift, change, context);
      // Both decide what is mailed to the recipient.
      if (change.isNudgeWanted || change.isMessageInMail) requireScope(context.caller.token, 'send');
      Object.assign(gift, given(change, kept));
      if (gift.status === 'planned') await this.countAgain(tx, gift, former, context);
      changePurchase(gift, change.purchase, change.isBought);
      if (change.isNudgeWanted !== undefined || change.mood !== undefined) gift.planNudge(this.clock.now());
      gift.planToBuy();
      if (gift.outcomeCheckAt) gift.planOutcome();
      gift.version++;
      await tx.flush();
      await this.outbox.add(tx, giftProgressed, gift.toAggregate(), toProgress(gift));
      return findGiftDetail(tx, gift.id, userId);
    });
  }

  /** Changes what is fixed once the gift is sent. */
  private async changePlan(tx: EntityManager, gift: Gift, change: GiftChange, context: Context): Promise<void> {
    const { giftName, message, ...clearable } = given(change, content) as Partial<Gift>;
    const wantsContact = Object.keys(given(change, contact)).length > 0;
    const { scheduledFor } = change;
    if (!wantsContact && !scheduledFor && Object.keys(given(change, content)).length === 0) return;

    requirePlanned(gift);
    // It goes out by itself, as its sender has approved it: to change that is to send.
    requireScope(context.caller.token, 'send');
    noteProblem(gift, null);
    const picture = gift.giftImageUrl;
    // Another thing is not of its idea's kind.
    if (giftName && giftName !== gift.giftName) gift.category = null;
    Object.assign(gift, clearable, giftName && { giftName }, message && { message });
    if (giftName && giftName !== cardFields.giftName) gift.isCard = false;
    if (scheduledFor) gift.scheduledFor = requireTimeAhead(scheduledFor, this.clock.now());
    if (scheduledFor) await keepTimeToChoose(tx, gift, this.clock.now());
    if (gift.giftImageUrl !== picture) await replacePicture(tx, gift);
    await changeFavourite(tx, gift);
    if (wantsContact) await this.changeContact(tx, gift, change, context);
  }

  private async changeContact(tx: EntityManager, gift: Gift, change: GiftChange, context: Context): Promise<void> {
    const wanted = {
      deliveryMethod: change.deliveryMethod ?? gift.deliveryMethod ?? 'email',
      recipientEmail: change.recipientEmail ?? gift.recipientEmail ?? undefined,
      recipientPhone: change.recipientPhone ?? gift.recipientPhone ?? undefined,
    };
    const person = { id: gift.recipient.id, userId: gift.userId };
    const countries = await countriesOf(tx, wanted, person, context.timeZone, this.env.DEFAULT_COUNTRY);
    Object.assign(gift, requireContact(wanted, countries));
  }

  /** Another way of delivery or other words in a text may take more of the sender's budget, or less. */
  private async countAgain(tx: EntityManager, gift: Gift, former: Former, context: Context): Promise<void> {
    const uses = messagesOf(gift, context.caller);
    const isOther = gift.deliveryMethod !== former.method;
    if (!isOther && uses.length === former.uses.length) return;
    await refundMessages(tx, this.budgets, former.uses, gift.createdAt);
    const wanted = isOther ? usesOfMessage(gift, context, await factsOfGift(tx, gift)) : uses;
    await this.budgets.charge(tx, ...wanted);
  }
}
