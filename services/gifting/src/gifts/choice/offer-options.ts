import type { GiftToSend } from '@presently/contracts/gifting/gifts';
import type { OptionToOffer } from '@presently/contracts/gifting/gift-options';
import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import type { Gift } from '../gift.entity.js';
import { GiftOption } from './gift-option.entity.js';
import { planChoice, refused } from './choice-days.js';

/** A product that is not looked up yet. */
const atOnce = (giftUrl: string | null) => (giftUrl ? new Date('2000-01-01T00:00:00Z') : null);

/** What a sender offers beside the gift itself. */
interface Offer {
  options?: readonly OptionToOffer[] | null | undefined;
  chooseBy?: string | undefined;
  /** Of the gift itself. */
  isByHand?: boolean | undefined;
}

const productOf = ({ giftName, giftUrl, giftImageUrl, giftDescription, price }: Gift) => ({
  giftName,
  giftUrl,
  giftImageUrl,
  giftDescription,
  price,
});

/** @throws Problem `invalid-input` for a card, or for a last day without anything to choose */
export function requireSomethingToChoose({ isCard, options, chooseBy }: GiftToSend): void {
  if (isCard && options) throw refused('options', 'A card comes without a product', 'card');
  if (chooseBy && !options) throw refused('chooseBy', 'Please add the gifts to choose from', 'options');
}

/**
 * The products of which the recipient chooses one, the gift itself first. They are neither persisted nor inserted yet.
 * @param zone of the recipient
 * @throws Problem `invalid-input` for a last day that is past or too far away
 */
export function offerOptions(
  tx: EntityManager,
  gift: Gift,
  { options, chooseBy, isByHand }: Offer,
  { zone, now }: { zone: string; now: Date },
): GiftOption[] {
  if (!options || options.length === 0) return [];
  planChoice(gift, chooseBy, zone, now);
  return [{ ...productOf(gift), isByHand }, ...options].map((product, place) => {
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
        isByHand: product.isByHand ?? false,
        shopCheckAt: atOnce(giftUrl),
      },
      { persist: false },
    );
  });
}

/** The favourite is what its sender has made of the gift, as long as it has not gone out. */
export async function changeFavourite(tx: EntityManager, gift: Gift): Promise<void> {
  if (!gift.chooseBy) return;
  const product = productOf(gift);
  const { giftUrl } = product;
  // Of another product other sizes are known.
  await tx.nativeUpdate(GiftOption, { gift, place: 0, giftUrl: { $ne: giftUrl } }, { choices: null });
  await tx.nativeUpdate(GiftOption, { gift, place: 0 }, { ...product, shopCheckAt: atOnce(giftUrl) });
}
