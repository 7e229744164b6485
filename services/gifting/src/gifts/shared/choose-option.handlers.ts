import { chooseOption, type Choice, type ChoiceOfOption } from '@presently/contracts/gifting/choices';
import { Handles, type HandlerContext } from '@presently/messaging/handles';
import { Outbox } from '@presently/messaging/outbox';
import { notFound, Problem } from '@presently/messaging/problem';
import { Budgets } from '@presently/service/budgets/budgets';
import { Clock } from '@presently/service/clock';
import { networkHolder } from '@presently/service/network-of';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { choosableUntil } from '../choice/choice-days.js';
import { GiftOption } from '../choice/gift-option.entity.js';
import { stillThere } from '../choice/options.queries.js';
import { publishChosen } from '../choice/publish-chosen.js';
import type { Gift } from '../gift.entity.js';
import { isPartShown } from '../is-part-shown.js';
import { lockSharedGift } from './lock-shared-gift.js';

/** Takes choices from the holders of share links. The lock of the gift puts two devices in an order. */
@Controller()
export class ChooseOptionHandlers {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  @Handles(chooseOption)
  choose(
    { shareToken, optionId, size, colour }: ChoiceOfOption,
    { address }: HandlerContext<typeof chooseOption>,
  ): Promise<Choice> {
    return this.em.transactional(async (tx) => {
      const gift = await lockSharedGift(tx, shareToken);
      const options = await tx.find(GiftOption, { gift }, { orderBy: { place: 'asc' } });
      const chosen = options.find(({ id }) => id === optionId);
      if (!chosen) throw notFound('Option');
      const now = this.clock.now();
      const until = requireOpen(gift, now);
      const variant = { ...(size && { size }), ...(colour && { colour }) };
      const isSame = gift.chosen === optionId && sameVariant(gift, variant);
      // Pressed twice, or on two devices: the same choice is told once.
      if (isSame) return toChoice(gift, until);
      if (!stillThere(options, gift.chosen ?? null).includes(chosen)) throw soldOut();
      const isChange = gift.isChosenByRecipient();
      await this.budgets.charge(
        tx,
        { budget: 'gift-choices', holder: `gift:${gift.id}` },
        // The first choice never waits for what others of the network have done.
        ...(address === undefined || !isChange
          ? []
          : [{ budget: 'network-choices', holder: networkHolder(address) } as const]),
      );
      gift.choose(chosen, variant, now);
      gift.planToBuy();
      await tx.flush();
      const recipientName = gift.recipient.$.name;
      await publishChosen(tx, this.outbox, { gift, recipientName, options, chosen, isChange });
      return toChoice(gift, choosableUntil(gift, now) ?? now);
    });
  }
}

const toChoice = (gift: Gift, until: Date): Choice => ({
  chosen: gift.chosen!,
  chosenAt: gift.chosenAt!.toISOString(),
  giftUrl: isPartShown(gift.isLinkShown, gift) ? gift.giftUrl : null,
  changeableUntil: until.toISOString(),
});

const sameVariant = ({ chosenVariant }: Gift, { size, colour }: { size?: string; colour?: string }): boolean =>
  (chosenVariant?.size ?? '') === (size ?? '') && (chosenVariant?.colour ?? '') === (colour ?? '');

/**
 * @throws Problem 409 once nobody can choose any more
 * @returns until when somebody can
 */
function requireOpen(gift: Gift, now: Date): Date {
  const until = choosableUntil(gift, now);
  if (until) return until;
  if (gift.isBought)
    throw new Problem('gift.bought', 409, 'Your gift has been bought already, so it can no longer be changed.');
  if (gift.choiceEndsAt! <= now || !gift.isChosenByRecipient())
    throw new Problem('gift.choice-over', 409, 'The last day to choose is over.');
  throw new Problem('gift.chosen', 409, 'You have chosen. After a day it can no longer be changed.');
}

const soldOut = () =>
  new Problem('option.sold-out', 409, 'Sorry, this one has just sold out. Please choose one of the others.');
