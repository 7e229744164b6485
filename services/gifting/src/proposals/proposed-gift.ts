import type { Pick } from '@presently/contracts/recommendations/prepared-proposal';
import type { Gift } from '../gifts/gift.entity.js';

/** The name of a gift without a product. */
export const cardName = 'A card';

/** The fields of a gift that a pick decides; those of a card without one. */
export const fieldsOfPick = (
  pick: Pick | undefined,
): { [Field in 'giftName' | 'giftUrl' | 'giftImageUrl' | 'giftDescription' | 'price']: Gift[Field] } => ({
  giftName: pick?.title ?? cardName,
  giftUrl: pick?.link ?? null,
  giftImageUrl: pick?.image ?? null,
  giftDescription: pick?.description ?? null,
  price: pick?.price ?? null,
});
