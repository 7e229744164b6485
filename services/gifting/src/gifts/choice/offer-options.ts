import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { OptionToOffer } from '@presently/contracts/gifting/gift-options';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Gift } from '../gift.entity.js';
import { GiftOption } from './gift-option.entity.js';
import { planChoice, refused } from './choice-days.js';

/** A product that is not looked up yet. */
const atOnce = (giftUrl: string | null) => (giftUrl ? new Date('2000-01-01T00:00:00Z') : null);

/** @throws Problem `invalid-input` for a card, or for a last day without anything to choose */
export function requireSomethingToChoose({ isCard, options, chooseBy }: GiftToSend): void {
  if (isCard && options) throw refused('options', 'A card comes without a product');
  if (chooseBy && !options) throw refused('chooseBy', 'Please add the gifts to choose from');
}

/**
 * The products of which the recipient chooses one, the gift itself first. They are neither persisted nor inserted yet.
 * @param zone of the recipient
 * @throws Problem `invalid-input` for a last day that is past or too far away
 */
export function offerOptions(
  tx: EntityManager,
  gift: Gift,
  { options, chooseBy }: { options?: readonly OptionToOffer[] | null | undefined; chooseBy?: string | undefined },
  { zone, now }: { zone: string; now: Date },
): GiftOption[] {
  if (!options || options.length === 0) return [];
  planChoice(gift, chooseBy, zone, now);
  return [gift, ...options].map((product, place) => {
    const giftUrl = product.giftUrl ?? null;
    return tx.create(
      GiftOption,
      {
        id: randomUUID(),
        gift,
        place,
        giftName: product.giftName,
        giftUrl,
        giftImageUrl: product.giftImageUrl ?? null,
        giftDescription: product.giftDescription ?? null,
        price: product.price ?? null,
        shopCheckAt: atOnce(giftUrl),
      },
      { persist: false },
    );
  });
}

/** The favourite is what its sender has made of the gift, as long as it has not gone out. */
export async function changeFavourite(tx: EntityManager, gift: Gift): Promise<void> {
  if (!gift.chooseBy) return;
  const { giftName, giftUrl, giftImageUrl, giftDescription, price } = gift;
  const product = { giftName, giftUrl, giftImageUrl, giftDescription, price };
  await tx.nativeUpdate(GiftOption, { gift, place: 0 }, { ...product, shopCheckAt: atOnce(giftUrl) });
}
