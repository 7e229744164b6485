import type { Gift } from './gift.entity.js';

/** The fields of a gift without a product. */
export const cardFields = {
  isCard: true,
  giftName: 'A card',
  giftUrl: null,
  giftImageUrl: null,
  giftDescription: null,
  price: null,
  category: null,
} as const satisfies Partial<Gift>;
