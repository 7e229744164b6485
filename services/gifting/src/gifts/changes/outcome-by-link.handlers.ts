import {
  readOutcomeByLink,
  tellOutcomeByLink,
  type OutcomeAtLink,
  type OutcomeByLink,
} from '@presently/contracts/gifting/gift-outcome';
import type { GiftOfLink } from '@presently/contracts/identity/outcome-links';
import { Handles } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { Gift } from '../gift.entity.js';
import { changeOutcome } from './change-outcome.js';

/** How a gift went, for the holder of a link in its sender's mail. Identity has verified the link. */
@Controller()
export class OutcomeByLinkHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly budgets: Budgets,
  ) {}

  @Handles(readOutcomeByLink)
  async read(about: GiftOfLink): Promise<OutcomeAtLink> {
    return atLink(await findGiven(this.em.fork(), about));
  }

  @Handles(tellOutcomeByLink)
  tell({ outcome, ...about }: OutcomeByLink): Promise<OutcomeAtLink> {
    return this.em.transactional(async (tx) => {
      const gift = await findGiven(tx, about, LockMode.PESSIMISTIC_WRITE);
      if ((gift.outcome ?? null) !== outcome)
        await this.budgets.charge(tx, { budget: 'gift-outcomes', holder: `gift:${gift.id}` });
      await changeOutcome(tx, this.outbox, gift, outcome);
      return atLink(gift);
    });
  }
}

/** A gift that its sender can judge. @throws Problem `not-found` */
async function findGiven(em: EntityManager, { giftId: id, userId }: GiftOfLink, lockMode?: LockMode) {
  const gift = await em.findOne(Gift, { id, userId, status: 'sent', isCard: false }, lockMode ? { lockMode } : {});
  if (!gift) throw notFound('Gift');
  return em.populate(gift, ['recipient']);
}

const atLink = (gift: Awaited<ReturnType<typeof findGiven>>): OutcomeAtLink => ({
  recipientName: gift.recipient.$.name,
  giftName: gift.giftName,
  outcome: gift.outcome ?? null,
});
