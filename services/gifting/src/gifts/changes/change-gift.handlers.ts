import { giftProgressed } from '@presently/contracts/gifting/gifts';
import { changeGift, type GiftChange, type GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { requireScope } from '@presently/messaging/calls/token-scope';
import { Outbox } from '@presently/messaging/outbox';
import { Budgets } from '@presently/service/budgets/budgets';
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
import { messageOf, usesOfMessage } from '../message/message-budgets.js';
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
      await this.changePlan(tx, gift, change, context);
      // Both decide what is mailed to the recipient.
      if (change.isNudgeWanted || change.isMessageInMail) requireScope(context.caller.token, 'send');
      Object.assign(gift, given(change, kept));
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
    const former = gift.deliveryMethod;
    const wanted = {
      deliveryMethod: change.deliveryMethod ?? former ?? 'email',
      recipientEmail: change.recipientEmail ?? gift.recipientEmail ?? undefined,
      recipientPhone: change.recipientPhone ?? gift.recipientPhone ?? undefined,
    };
    const person = { id: gift.recipient.id, userId: gift.userId };
    const countries = await countriesOf(tx, wanted, person, context.timeZone, this.env.DEFAULT_COUNTRY);
    Object.assign(gift, requireContact(wanted, countries));
    if (gift.deliveryMethod === former) return;
    await this.budgets.refund(tx, messageOf(former, context.caller), gift.createdAt);
    await this.budgets.charge(tx, ...usesOfMessage(gift.deliveryMethod, context, await factsOfGift(tx, gift)));
  }
}
