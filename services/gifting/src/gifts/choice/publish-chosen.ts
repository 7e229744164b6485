import { giftChosen } from '@presently/contracts/gifting/choices';
import type { Outbox } from '@presently/messaging/outbox';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Gift } from '../gift.entity.js';
import type { GiftOption } from './gift-option.entity.js';

export interface Decision {
  gift: Gift;
  recipientName: string;
  /** All that were offered. */
  options: readonly GiftOption[];
  chosen: GiftOption;
  isChange: boolean;
}

/** Publishes what the gift is now, by the recipient's choice or because the last day is over. */
export function publishChosen(
  tx: EntityManager,
  outbox: Outbox,
  { gift, recipientName, options, chosen, isChange }: Decision,
): Promise<string> {
  return outbox.add(tx, giftChosen, gift.toAggregate(), {
    giftId: gift.id,
    senderId: gift.userId,
    recipientId: gift.recipient.id,
    recipientName,
    optionId: chosen.id,
    giftName: chosen.giftName,
    giftUrl: chosen.giftUrl,
    variant: variantOf(gift),
    notChosen: options.filter((option) => option !== chosen).map(({ giftName, giftUrl }) => ({ giftName, giftUrl })),
    chosenAt: gift.chosenAt!.toISOString(),
    isChange,
    isByRecipient: gift.isChosenByRecipient(),
    mood: gift.mood ?? null,
    offered: options.length,
    viewedAt: gift.viewedAt?.toISOString() ?? null,
  });
}

/** "Size M, green"; null if nothing was said. */
export function variantOf({ chosenVariant }: Pick<Gift, 'chosenVariant'>): string | null {
  const { size, colour } = chosenVariant ?? {};
  return [size && `size ${size}`, colour].filter(Boolean).join(', ') || null;
}
