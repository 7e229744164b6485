import type { ProposalApproval } from '@presently/contracts/gifting/proposals';
import type { Caller, HandledCall } from '@presently/messaging/call-context';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem, wrongField } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { keepTimeToChoose, zoneOfChoice } from '../gifts/choice/choice-days.js';
import { offerOptions } from '../gifts/choice/offer-options.js';
import { Gift } from '../gifts/gift.entity.js';
import type { DeliveryContact } from '../gifts/gift-delivery.js';
import type { Recipient } from '../recipients/record/recipient.entity.js';
import { publishGiftsOut } from '../gifts/publish-gifts-out.js';
import { contactUses, usesOfMessage } from '../gifts/message/message-budgets.js';
import { factsOfGift } from '../gifts/message/message-facts.js';
import { readerOf } from '../gifts/message/readers.js';
import { countriesFor } from '../gifts/message/countries-of-number.js';
import { ResendGift } from '../sending/resend-gift.js';
import { SendPlannedGift } from '../sending/send-planned-gift.js';
import { requireContact } from '../gifts/message/send-requirements.js';
import { requireActive } from '../senders/require-active.js';
import { tierOf } from '../senders/tier-of.js';
import { countGifts } from '../senders/usage/quota.js';
import { Proposal } from './proposal.entity.js';
import { fieldsOfPick, pickAfter, picksBeside } from './proposed-gift.js';

/** The sender's decisions on a proposal. Each locks it first, so that two presses decide once. */
@Injectable()
export class DecideProposal {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
    private readonly resendGift: ResendGift,
    private readonly sendPlannedGift: SendPlannedGift,
  ) {}

  /** Plans the gift, or sends it if its time has passed. It counts now, as if it were written now. */
  approve(
    input: ProposalApproval,
    context: Pick<HandledCall, 'address' | 'timeZone'> & { caller: Caller },
  ): Promise<void> {
    const { caller } = context;
    return this.em.fork().transactional(async (tx) => {
      await requireActive(tx, caller.userId);
      const { proposal, gift } = await this.lockOpen(tx, input.proposalId, caller);
      if (proposal.action !== 'send') {
        const { proposalId: _, ...changes } = input;
        if (Object.values(changes).some((change) => change !== undefined)) throw notChangeable();
        proposal.state = 'approved';
        await this.sendAgain(tx, proposal, gift, { ...context, idempotencyKey: proposal.id });
        return;
      }
      if (input.buyer && gift.isCard) throw noProduct();
      const now = this.clock.now();
      const countries = countriesFor(gift.recipient.$, context.timeZone, this.env.DEFAULT_COUNTRY);
      const contact = requireContact(contactOf(gift, input), countries);
      const tier = await tierOf(tx, caller.userId);
      await countGifts(tx, [{ userId: caller.userId, tier }], now, this.env.BUDGETS);
      // The count and the budgets belong to the day of the approval.
      Object.assign(gift, contact, { message: input.message ?? gift.message, status: 'planned', createdAt: now });
      if (input.buyer) gift.buyer = input.buyer;
      remember(gift.recipient.$, input, contact);
      proposal.state = 'approved';
      gift.planToBuy();
      proposal.isChoice = input.isChoice ?? proposal.isChoice;
      if (proposal.isChoice) await letChoose(tx, proposal, gift, now);
      else await keepTimeToChoose(tx, gift, now);
      const isTimely = gift.scheduledFor !== null && gift.scheduledFor > now;
      if (!isTimely) gift.goOut(this.env.canText(tier), now);
      if (isTimely || gift.isDeliveryUnderWay) {
        const facts = await factsOfGift(tx, gift);
        const forContact = isTimely ? [] : contactUses(gift, gift.userId, facts);
        await this.budgets.charge(tx, ...usesOfMessage(gift, context, facts), ...forContact);
      }
      if (!isTimely) await publishGiftsOut(tx, this.outbox, [{ gift, ...(await readerOf(tx, gift)) }]);
    });
  }

  /** Takes the next pick of the same set. */
  swap(proposalId: string, caller: Caller): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      const { proposal, gift } = await this.lockOpen(tx, proposalId, caller);
      if (proposal.picks.length < 2) throw noOther();
      proposal.pick = pickAfter(proposal);
      Object.assign(gift, fieldsOfPick(proposal.picks[proposal.pick]));
      gift.version++;
    });
  }

  /** Deletes the draft. */
  skip(proposalId: string, caller: Caller): Promise<void> {
    return this.em.fork().transactional(async (tx) => {
      const { proposal, gift } = await this.lockOpen(tx, proposalId, caller);
      proposal.state = 'skipped';
      proposal.gift = null;
      await tx.flush();
      // A gift that is planned or sent is the sender's own, whatever was proposed about it.
      if (gift.status === 'draft') await tx.nativeDelete(Gift, { id: gift.id });
    });
  }

  /** What a token proposed about a gift that is there already. */
  private sendAgain(
    tx: EntityManager,
    { action, contact }: Proposal,
    { id: giftId }: Gift,
    context: Parameters<ResendGift['resend']>[1],
  ): Promise<unknown> {
    if (action === 'send-planned') return this.sendPlannedGift.send(giftId, context.caller, tx);
    return this.resendGift.resend({ giftId, ...contact }, context, tx);
  }

  private async lockOpen(tx: EntityManager, id: string, { userId }: Caller) {
    const proposal = await tx.findOneOrFail(
      Proposal,
      { id, userId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => notFound('Proposal') },
    );
    const { gift } = await tx.populate(proposal, ['gift', 'gift.recipient']);
    if (proposal.state !== 'open' || !gift)
      throw new Problem('proposal.decided', 409, 'This proposal is decided already.');
    return { proposal, gift: gift.$ };
  }
}

/** The recipient chooses among the proposed product and the next ones of the set. */
async function letChoose(tx: EntityManager, proposal: Proposal, gift: Gift, now: Date): Promise<void> {
  const others = picksBeside(proposal);
  if (others.length === 0) throw noOther();
  const options = others.map((each) => {
    const { giftName, giftUrl, giftImageUrl, giftDescription, price } = fieldsOfPick(each);
    return { giftName, giftUrl, giftImageUrl, giftDescription, price };
  });
  tx.persist(offerOptions(tx, gift, { options }, { zone: await zoneOfChoice(tx, gift), now }));
}

const noOther = () => new Problem('proposal.no-other', 409, 'Nothing else suits this person in this budget.');

/** Its words and its contact are those of the gift, or of what was proposed. */
const notChangeable = () =>
  new Problem('proposal.not-changeable', 409, 'This gift is written already. Approve it as it is, or skip it.');

const noProduct = () => wrongField('buyer', 'A card comes without a product', 'card');

/** What the sender has typed stays with a person of whom nothing is known, so that the next proposal has it. */
function remember(
  person: Recipient,
  typed: ProposalApproval,
  { recipientEmail, recipientPhone }: DeliveryContact,
): void {
  if (typed.recipientEmail) person.email ??= recipientEmail;
  if (typed.recipientPhone) person.phone ??= recipientPhone;
}

/** The sender's contact, else that of the draft, else that of the person. */
function contactOf(gift: Loaded<Gift, 'recipient'>, input: ProposalApproval) {
  const { email, phone } = gift.recipient.$;
  const recipientEmail = input.recipientEmail ?? gift.recipientEmail ?? email ?? undefined;
  const recipientPhone = input.recipientPhone ?? gift.recipientPhone ?? phone ?? undefined;
  const deliveryMethod = input.deliveryMethod ?? (!recipientEmail && recipientPhone ? 'sms' : 'email');
  return { deliveryMethod, recipientEmail, recipientPhone };
}
