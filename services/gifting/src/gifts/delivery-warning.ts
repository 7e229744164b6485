import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { hasArrived } from './has-arrived.js';

/** On Free a text message is not sent: the sender shares the link. */
export const smsIsPartOfPro = 'SMS delivery is part of Pro - share this link';
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

interface DeliveryState {
  acceptedAt?: Date | null;
  deliveredAt: Date | null;
  deliveryAttempt: number;
  isDeliveryUnderWay: boolean;
  deliveryProblem: string | null;
  deliveryMethod: DeliveryMethod | null;
}

/** The warning for the sender of a saved gift that was not delivered; undefined if there is nothing to warn about. */
export function deliveryWarning(gift: DeliveryState): string | undefined {
  if (hasArrived(gift)) return undefined;
  if (gift.isDeliveryUnderWay) return gift.acceptedAt ? undefined : stillTrying;
  if (gift.deliveryProblem === smsIsPartOfPro) return smsIsPartOfPro;
  if (gift.deliveryAttempt === 0) return gift.deliveryProblem ?? undefined;
  const what = gift.deliveryMethod === 'sms' ? 'text message' : 'email';
  return `Gift saved, but the ${what} could not be delivered: ${gift.deliveryProblem}`;
}
