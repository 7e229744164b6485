import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { currentTrace, Outbox } from '@presently/messaging/outbox';
import { moodOfOccasion } from '@presently/rules/gift-mood';
import { firstTimeZone } from '@presently/rules/zoned-time';
import { Budgets, type Use } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { insertEntities } from '@presently/work/rows/insert-entities';
import { SharedTransactions } from '@presently/work/sharing/shared-transactions';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { cardFields } from '../gifts/card.js';
import { GiftOption } from '../gifts/choice/gift-option.entity.js';
import { offerOptions, requireSomethingToChoose } from '../gifts/choice/offer-options.js';
import { Gift, unsent } from '../gifts/gift.entity.js';
import { publishGiftsOut } from '../gifts/publish-gifts-out.js';
import { newShareToken } from '../gifts/share-token.js';
import { attachRecordings, RecordingGone } from '../uploads/attach-recordings.js';
import { countGifts } from '../senders/usage/quota.js';
import type { SavedGift } from './answer-send.js';
import { claimKeys, earlierGiftOf, hashOf, KeyTaken, requireKey } from './idempotency.js';
import { contactUses, usesOfMessage } from '../gifts/message/message-budgets.js';
import { factsOf, requireAllowed, type Press, type PressFacts } from './press.js';
import { countriesOf } from '../gifts/message/countries-of-number.js';
import {
  requireContact,
  requireMessage,
  requireNoProduct,
  requireSchedule,
} from '../gifts/message/send-requirements.js';

/** A press that no earlier one has answered, and the gift of it. */
interface Sending extends SavedGift {
  press: Press;
  facts: PressFacts;
  options: readonly GiftOption[];
}

/**
 * Saves gifts that are sent now or planned. Key, quota, budgets, gift and event are one transaction, which senders share
 * that press at the same time.
 */
@Injectable()
export class SaveGift {
  private readonly together: SharedTransactions<Press, SavedGift>;

  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {
    this.together = new SharedTransactions(em, (tx, presses) => this.saveAll(tx, presses), {
      keyOf: ({ context }) => context.caller.userId,
      largest: 32,
      lingerMs: 10,
      // A lock that a paused process holds blocks few senders.
      patienceMs: 250,
    });
  }

  /** @returns the gift of the earlier request if this one repeats its `Idempotency-Key`. */
  async save(input: GiftToSend, context: Press['context']): Promise<SavedGift> {
    requireNoProduct(input);
    requireSomethingToChoose(input);
    const message = requireMessage(input);
    const person = { id: input.recipientId, userId: context.caller.userId };
    const countries = await countriesOf(this.em.fork(), input, person, context.timeZone, this.env.DEFAULT_COUNTRY);
    const contact = requireContact(input, countries);
    requireKey(context.idempotencyKey);
    const press = {
      input,
      context,
      message,
      contact,
      bodyHash: hashOf(input),
      giftId: randomUUID(),
      now: this.clock.now(),
      traceparent: currentTrace(),
    };
    return this.together.run(press).catch((error: unknown) => {
      // Of two copies of a request, the second finds the key or the recording taken, and then the gift of the first.
      const mayBeCopy = error instanceof KeyTaken || (context.idempotencyKey && error instanceof RecordingGone);
      if (mayBeCopy) return this.together.run(press);
      throw error;
    });
  }

  private async saveAll(tx: EntityManager, presses: readonly Press[]): Promise<SavedGift[]> {
    const known = await factsOf(tx, presses);
    const sendings: Sending[] = [];
    const saved: SavedGift[] = [];
    for (const [index, press] of presses.entries()) {
      const facts = known[index]!;
      const earlier = earlierGiftOf(press, facts);
      if (earlier) saved.push(await earlierGift(tx, earlier, press.context.caller.userId));
      else {
        const recipientName = requireAllowed(press, facts);
        const gift = await this.createGift(tx, press, facts);
        const sending = { press, facts, recipientName, gift, options: optionsOf(tx, press, facts, gift) };
        sendings.push(sending);
        saved.push(sending);
      }
    }
    if (sendings.length > 0) await this.write(tx, sendings);
    return saved;
  }

  private async write(tx: EntityManager, sendings: readonly Sending[]): Promise<void> {
    const presses = sendings.map(({ press }) => press);
    const gifts = sendings.map(({ gift }) => gift);
    const senders = sendings.map(({ gift: { userId }, facts: { tier } }) => ({ userId, tier }));
    // What is refused rolls back the others.
    await claimKeys(tx, presses);
    await countGifts(tx, senders, presses[0]!.now, this.env.BUDGETS);
    await this.budgets.charge(tx, ...sendings.flatMap(usesOf));
    await insertEntities(tx, Gift, gifts);
    await insertEntities(
      tx,
      GiftOption,
      sendings.flatMap(({ options }) => options),
    );
    const out = sendings.filter(({ gift }) => gift.scheduledFor === null);
    await publishGiftsOut(
      tx,
      this.outbox,
      out.map(({ gift, recipientName, facts: { language }, press: { traceparent } }) => ({
        gift,
        recipientName,
        language,
        traceparent,
      })),
    );
  }

  private async createGift(tx: EntityManager, press: Press, facts: PressFacts): Promise<Gift> {
    const { input, context, contact, now } = press;
    const scheduledFor = requireSchedule(input, now);
    const gift = tx.create(
      Gift,
      {
        ...unsent,
        id: press.giftId,
        userId: context.caller.userId,
        recipient: input.recipientId,
        occasion: facts.occasionId,
        senderName: context.caller.displayName,
        ...productOf(input),
        message: press.message,
        deliveryMethod: contact.deliveryMethod,
        recipientEmail: contact.recipientEmail,
        recipientPhone: contact.recipientPhone,
        scheduledFor,
        buyer: input.buyer ?? null,
        arrivesOn: input.arrivesOn ?? null,
        opensOnArrival: input.opensOnArrival ?? false,
        mood: input.mood ?? (facts.occasion && moodOfOccasion(facts.occasion)),
        isPriceShown: input.isPriceShown ?? null,
        isLinkShown: input.isLinkShown ?? null,
        isNudgeWanted: input.isNudgeWanted ?? false,
        isMessageInMail: input.isMessageInMail ?? false,
        shareToken: newShareToken(),
        createdAt: now,
        version: 0,
      },
      { persist: false },
    );
    gift.planToBuy();
    await attachRecordings(tx, gift, facts.tier, input);
    if (!scheduledFor) gift.goOut(this.env.canText(facts.tier), now);
    return gift;
  }
}

const optionsOf = (tx: EntityManager, { input, context, now }: Press, facts: PressFacts, gift: Gift): GiftOption[] =>
  offerOptions(tx, gift, input, {
    zone: firstTimeZone(facts.recipientZone, facts.senderZone, context.timeZone),
    now,
  });

/** A planned gift counts on the day on which it is planned, and for its contact when it goes out. */
function usesOf({ press: { contact, context }, facts, gift }: Sending): Use[] {
  if (!gift.scheduledFor && !gift.isDeliveryUnderWay) return [];
  const own = usesOfMessage(gift, context, facts);
  return gift.scheduledFor ? own : [...own, ...contactUses(contact, context.caller.userId, facts)];
}

const productOf = (input: GiftToSend) =>
  input.isCard
    ? cardFields
    : {
        giftName: input.giftName ?? 'Gift',
        giftUrl: input.giftUrl ?? null,
        giftImageUrl: input.giftImageUrl ?? null,
        giftDescription: input.giftDescription ?? null,
        price: input.price ?? null,
        category: input.category ?? null,
      };

async function earlierGift(tx: EntityManager, id: string, userId: string): Promise<SavedGift> {
  const gift = await tx.findOneOrFail(Gift, { id, userId }, { populate: ['recipient'], strategy: 'joined' });
  return { gift, recipientName: gift.recipient.$.name };
}
