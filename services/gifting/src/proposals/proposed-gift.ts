import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import { cardFields } from '../gifts/card.js';
import type { Gift } from '../gifts/gift.entity.js';

/** The fields of a gift that a pick decides; those of a card without one. */
export const fieldsOfPick = (pick: Pick | undefined): { [Field in keyof typeof cardFields]: Gift[Field] } =>
  pick
    ? {
        isCard: false,
        giftName: pick.title,
        giftUrl: pick.link,
        giftImageUrl: pick.image,
        giftDescription: pick.description ?? null,
        price: pick.price,
        category: pick.category ?? null,
      }
    : cardFields;
