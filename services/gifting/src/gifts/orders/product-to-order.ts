import type { Gift } from '../gift.entity.js';

/** The product of a gift that its giver is to order. */
export const productToOrder = ({ isCard, giftName, giftUrl, price }: Gift) =>
  isCard ? null : { name: giftName, link: giftUrl, price };
