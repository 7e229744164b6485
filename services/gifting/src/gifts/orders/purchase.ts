import type { Purchase } from '@presently/contracts/gifting/gifts';
import type { PurchaseChange } from '@presently/contracts/gifting/own-gifts';
import { wrongField } from '@presently/messaging/problem';
import type { PurchaseState } from '@presently/rules/vocabulary';
import type { Gift } from '../gift.entity.js';

export type PurchaseFacts = Pick<Gift, 'purchaseState' | 'orderedOn' | 'orderNumber' | 'arrivesOn'>;

/** The order of a gift's product; null before it. */
export function purchaseOf(gift: PurchaseFacts): Purchase | null {
  const { purchaseState: state, orderedOn, arrivesOn, orderNumber } = gift;
  if (!state) return null;
  return { state, orderedOn: orderedOn ?? null, arrivesOn: arrivesOn ?? null, number: orderNumber ?? null };
}

/** States in which the product is bought, whatever else is said. */
const bought: ReadonlySet<PurchaseState> = new Set(['ordered', 'sent', 'arrived']);

const refused = wrongField<'purchase' | 'isBought'>;

type Bought = Pick<Gift, 'isCard' | 'isBought'> & PurchaseFacts;

/**
 * Merges what a sender says about the order. A gift that is not bought after all has no order, except after a problem.
 * @param change null: nothing is ordered. Undefined: the sender says nothing about it
 * @param isBought as the sender says beside it
 * @throws Problem `invalid-input`
 */
export function changePurchase(
  gift: Bought,
  change: PurchaseChange | null | undefined,
  isBought: boolean | undefined,
): void {
  if (change === undefined) {
    if (isBought === false && gift.purchaseState && bought.has(gift.purchaseState)) clear(gift);
    return;
  }
  if (change === null) {
    if (gift.purchaseState) gift.isBought = isBought ?? false;
    return clear(gift);
  }
  if (gift.isCard) throw refused('purchase', 'A card comes without a product', 'card');
  const state = change.state ?? gift.purchaseState;
  if (!state) throw refused('purchase', 'state is required: say whether it is ordered, sent or arrived', 'required');
  if (bought.has(state) && isBought === false)
    throw refused('isBought', 'What is ordered is bought. Leave isBought out, or clear purchase', 'contradiction');
  gift.purchaseState = state;
  if (change.orderedOn !== undefined) gift.orderedOn = change.orderedOn;
  if (change.arrivesOn !== undefined) gift.arrivesOn = change.arrivesOn;
  if (change.number !== undefined) gift.orderNumber = change.number;
  if (bought.has(state)) gift.isBought = true;
}

function clear(gift: PurchaseFacts): void {
  gift.purchaseState = null;
  gift.orderedOn = null;
  gift.orderNumber = null;
}
