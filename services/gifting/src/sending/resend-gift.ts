import { giftSent } from '@presently/contracts/gifting/gifts';
import type { GiftToResend, resendGift } from '@presently/contracts/gifting/resend';
import type { HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftingEnv } from '../env.js';
import { Gift } from '../gifts/gift.entity.js';
import { toGiftSent } from '../gifts/gifts.views.js';
import { findRecipient } from '../recipients/record/find-recipient.js';
import { requireActive } from '../senders/require-active.js';
import { tierOf } from '../senders/tier-of.js';
import { countGifts } from '../senders/usage/quota.js';
import type { SavedGift } from './answer-send.js';
import { contactUses, usesOfMessage } from '../gifts/message/message-budgets.js';
import { factsOfGift } from '../gifts/message/message-facts.js';
import { countriesFor } from '../gifts/message/countries-of-number.js';
import { readerOf } from '../gifts/message/readers.js';
import { requireContact, type GivenContact } from '../gifts/message/send-requirements.js';
import { goOutAgain, goesToFurtherContact, hasTooManyContacts, isOnItsWay } from '../gifts/gift-delivery.js';

type Context = Pick<HandlerContext<typeof resendGift>, 'caller' | 'idempotencyKey' | 'address' | 'timeZone'>;

/**
 * Sends a gift's message again. Budgets count every message. The quota counts the gift again if it goes to another contact
 * after it has reached one: that is a gift to a further person. A message that did not arrive may be corrected.
 */
@Injectable()
export class ResendGift {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
    private readonly env: GiftingEnv,
  ) {}

  /** @param em of the transaction that it belongs to; else it begins one */
  async resend(input: GiftToResend, context: Context, em: EntityManager = this.em): Promise<SavedGift> {
    const { caller, idempotencyKey: key } = context;
    return em.transactional(async (tx) => {
      const mine = { id: input.giftId, userId: caller.userId };
      const orNotFound = { failHandler: () => notFound('Gift') };
      const { recipient: to } = await tx.findOneOrFail(Gift, mine, { fields: ['recipient'], ...orNotFound });
      // Locks the recipient before the gift, in the same order as an erasure.
      const recipient = await findRecipient(tx, to.id, caller, LockMode.PESSIMISTIC_READ);
      const gift = await tx.findOneOrFail(Gift, mine, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        refresh: true,
        ...orNotFound,
      });
      if (key && gift.resendKey === key) return { gift, recipientName: recipient.name };

      await requireActive(tx, caller.userId);
      const now = this.clock.now();
      if (gift.status !== 'sent') {
        throw new Problem('gift.not-sent', 409, 'This gift has not been sent yet, so it cannot be sent again.');
      }
      if (isOnItsWay(gift, now)) {
        throw new Problem('gift.on-its-way', 409, 'This gift is on its way already. Give it a moment to arrive.');
      }
      const countries = countriesFor(recipient, context.timeZone, this.env.DEFAULT_COUNTRY);
      const contact = requireContact(contactFor(input, gift), countries);
      if (hasTooManyContacts(gift, contact)) {
        const sentence = 'This gift has gone to several contacts already. Please send a new gift instead.';
        throw new Problem('gift.too-many-contacts', 409, sentence);
      }
      const tier = await tierOf(tx, caller.userId);
      if (goesToFurtherContact(gift, contact))
        await countGifts(tx, [{ userId: caller.userId, tier }], now, this.env.BUDGETS);
      goOutAgain(gift, contact, this.env.canText(tier), now);
      gift.resendKey = key ?? null;
      if (gift.isDeliveryUnderWay) {
        const facts = await factsOfGift(tx, gift);
        const uses = usesOfMessage(gift, context, facts);
        await this.budgets.charge(tx, ...uses, ...contactUses(gift, gift.userId, facts));
        const { recipientName, language } = await readerOf(tx, gift);
        await this.outbox.add(tx, giftSent, gift.toAggregate(), toGiftSent(gift, recipientName, language));
      }
      return { gift, recipientName: recipient.name };
    });
  }
}

/** The given contact, completed by the gift's own. */
const contactFor = (input: GiftToResend, gift: Gift): GivenContact => ({
  deliveryMethod: input.deliveryMethod ?? gift.deliveryMethod ?? 'email',
  recipientEmail: input.recipientEmail ?? gift.recipientEmail ?? undefined,
  recipientPhone: input.recipientPhone ?? gift.recipientPhone ?? undefined,
});
