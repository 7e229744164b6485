import { IsString } from 'class-validator';
import { gatewayCall } from '../kit/gateway-call.js';
import { GiftId } from '../gifting/planned-gifts.js';

export class Basket {
  /** Of the shop's checkout, or of the product's page where the shop takes no baskets. */
  @IsString() url!: string;
}

/**
 * Opens a basket with a gift's product at its shop. The caller pays there; nothing is ordered by this call, and a second
 * one answers the same basket. 409 `gift.no-shop` for a gift that has no page at a shop.
 */
export const openGiftBasket = gatewayCall('gifts.openBasket', {
  route: 'POST /api/gifts/:giftId/basket',
  access: 'user',
  changes: [],
  input: GiftId,
  output: Basket,
});
