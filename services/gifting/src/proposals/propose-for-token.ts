import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import { proposalAsked } from '@presently/contracts/gifting/proposals';
import type { Caller, HandledCall } from '@presently/messaging/call-context';
import { forbidden, notFound, Problem } from '@presently/messaging/problem';
import { requireScope } from '@presently/messaging/calls/token-scope';
import { Outbox } from '@presently/messaging/outbox';
import { moodOfOccasion } from '@presently/rules/gift-mood';
import type { ProposedAction } from '@presently/rules/vocabulary';
import { localTimeAt } from '@presently/rules/zoned-time';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { GiftingEnv } from '../env.js';
import { cardFields } from '../gifts/card.js';
import { zoneOfChoice } from '../gifts/choice/choice-days.js';
import { offerOptions, requireSomethingToChoose } from '../gifts/choice/offer-options.js';
import { Gift, unsent } from '../gifts/gift.entity.js';
import { lockGift, requirePlanned } from '../gifts/locks/lock-gift.js';
import { newShareToken } from '../gifts/share-token.js';
import { Occasion } from '../recipients/occasions/occasion.entity.js';
import { findRecipient } from '../recipients/record/find-recipient.js';
import { requireActive } from '../senders/require-active.js';
import { tierOf } from '../senders/tier-of.js';
import { countriesOf } from '../gifts/message/countries-of-number.js';
import {
  requireContact,
  requireMessage,
  requireNoProduct,
  requireSchedule,
} from '../gifts/message/send-requirements.js';
import { attachRecordings } from '../uploads/attach-recordings.js';
import { Proposal, type ProposedContact } from './proposal.entity.js';

/** Open proposals of all tokens of an account together. */
const mostOpen = 50;

type Context = Pick<HandledCall, 'caller' | 'idempotencyKey' | 'timeZone'>;
interface Asked {
  id: string;
  caller: Caller & { token: NonNullable<Caller['token']> };
}

/** Keeps what a token wants to send until a person decides. Nothing goes out, and no gift counts, before that. */
@Injectable()
export class ProposeForToken {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {}

  /** A draft of the gift. @returns the id of the proposal, or of the earlier one with the same `Idempotency-Key` */
  async gift(input: GiftToSend, context: Context): Promise<string> {
    const asked = askedIn(context);
    const { userId } = asked.caller;
    requireNoProduct(input);
    requireSomethingToChoose(input);
    const message = requireMessage(input);
    const person = { id: input.recipientId, userId };
    const countries = await countriesOf(this.em.fork(), input, person, context.timeZone, this.env.DEFAULT_COUNTRY);
    const now = this.clock.now();
    const scheduledFor = requireSchedule(input, now);
    return this.once(asked, async (tx) => {
      const recipient = await findRecipient(tx, input.recipientId, asked.caller, LockMode.PESSIMISTIC_READ);
      const given = withContactOf(input, recipient);
      // Without one, the person is asked for it when they approve.
      const contact = given.recipientEmail || given.recipientPhone ? requireContact(given, countries) : noContact;
      const occasion = await this.occasionOf(tx, input, userId);
      const gift = tx.create(Gift, {
        ...unsent,
        ...(input.isCard ? cardFields : productOf(input)),
        ...contact,
        status: 'draft',
        id: randomUUID(),
        userId,
        recipient,
        occasion,
        senderName: asked.caller.displayName,
        message,
        mood: input.mood ?? (occasion && moodOfOccasion(occasion)),
        scheduledFor,
        buyer: input.buyer ?? null,
        arrivesOn: input.arrivesOn ?? null,
        opensOnArrival: input.opensOnArrival ?? false,
        isPriceShown: input.isPriceShown ?? null,
        isLinkShown: input.isLinkShown ?? null,
        isNudgeWanted: input.isNudgeWanted ?? false,
        isMessageInMail: input.isMessageInMail ?? false,
        shareToken: newShareToken(),
        createdAt: now,
        version: 0,
      });
      const zone = await zoneOfChoice(tx, gift);
      tx.persist(offerOptions(tx, gift, input, { zone, now }));
      await attachRecordings(tx, gift, await tierOf(tx, userId), input);
      await this.add(tx, asked, { gift, action: 'send', contact: null, at: scheduledFor ?? now });
    });
  }

  /** To send a message again, or a planned gift before its time. */
  async about(
    giftId: string,
    action: Exclude<ProposedAction, 'send'>,
    contact: ProposedContact | null,
    context: Context,
  ): Promise<string> {
    const asked = askedIn(context);
    return this.once(asked, async (tx) => {
      const gift = await lockGift(tx, giftId, asked.caller.userId);
      if (action === 'send-planned') requirePlanned(gift);
      else if (gift.status !== 'sent')
        throw new Problem('gift.not-sent', 409, 'This gift has not been sent yet, so it cannot be sent again.');
      await this.add(tx, asked, { gift, action, contact, at: this.clock.now() });
    });
  }

  /** Makes a proposal, unless an earlier call with the same key has made it. */
  private async once({ id, caller }: Asked, make: (tx: EntityManager) => Promise<void>): Promise<string> {
    return this.em.fork().transactional(async (tx) => {
      const { userId } = caller;
      // Serialises the proposals of an account, so that they cannot exceed the limit together.
      await tx.execute('select 1 from senders where user_id = ? for update', [userId]);
      await requireActive(tx, userId);
      if ((await tx.count(Proposal, { id, userId })) > 0) return id;
      if ((await tx.count(Proposal, { userId, state: 'open', askedBy: { $ne: null } })) >= mostOpen) {
        const sentence = `${mostOpen} proposals wait for a decision. Approve or skip some of them in the app first.`;
        throw new Problem('too-many-proposals', 409, sentence);
      }
      await this.budgets.charge(tx, { budget: 'changes', account: caller });
      await make(tx);
      return id;
    });
  }

  private async add(
    tx: EntityManager,
    { id, caller }: Asked,
    { gift, at, ...rest }: Pick<Proposal, 'action' | 'contact'> & { gift: Gift; at: Date },
  ): Promise<void> {
    const { date: occursOn } = localTimeAt(at, await zoneOfChoice(tx, gift));
    tx.create(Proposal, {
      ...rest,
      id,
      userId: caller.userId,
      occasion: null,
      recipient: gift.recipient,
      askedBy: caller.token.name,
      occursOn,
      state: 'open',
      gift,
      picks: [],
      createdAt: this.clock.now(),
    });
    const data = { proposalId: id, userId: caller.userId, recipientId: gift.recipient.id, giftId: gift.id, occursOn };
    await this.outbox.add(tx, proposalAsked, { kind: 'proposal', id, version: 0 }, data);
  }

  private async occasionOf(tx: EntityManager, { occasionId, recipientId }: GiftToSend, userId: string) {
    if (!occasionId) return null;
    const occasion = await tx.findOne(Occasion, { id: occasionId, recipient: recipientId, userId });
    if (!occasion) throw notFound('Occasion');
    return occasion;
  }
}

/** @throws Problem `forbidden` for a call without a token; `scope` for one that may not write */
function askedIn({ caller, idempotencyKey }: Context): Asked {
  if (!caller?.token) throw forbidden();
  requireScope(caller.token, 'write');
  const id = idempotencyKey === undefined ? randomUUID() : idOfKey(caller.userId, idempotencyKey);
  return { id, caller: { ...caller, token: caller.token } };
}

/** The same id for the same key of the same account, and for no other. */
function idOfKey(userId: string, key: string): string {
  const bytes = createHash('sha256').update(`proposal\0${userId}\0${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const noContact = { deliveryMethod: null, recipientEmail: null, recipientPhone: null };

/** The contact of the call, or else that of the person: a program need not be able to read addresses. */
function withContactOf(input: GiftToSend, { email, phone }: { email: string | null; phone: string | null }) {
  const { recipientEmail = email ?? undefined, recipientPhone = phone ?? undefined } = input;
  const deliveryMethod = input.deliveryMethod ?? (!recipientEmail && recipientPhone ? ('sms' as const) : 'email');
  return { deliveryMethod, recipientEmail, recipientPhone };
}

const productOf = ({ giftName, giftUrl, giftImageUrl, giftDescription, price, category }: GiftToSend) => ({
  isCard: false,
  giftName: giftName ?? 'Gift',
  giftUrl: giftUrl ?? null,
  giftImageUrl: giftImageUrl ?? null,
  giftDescription: giftDescription ?? null,
  price: price ?? null,
  category: category ?? null,
});
