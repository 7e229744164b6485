import type { DeliveryWarning } from '@presently/contracts/gifting/gifts';
import { en as problems } from '@presently/rules/delivery-problems/en';
import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { hasArrived } from './has-arrived.js';

/** On Free a text message is not sent: the sender shares the link. */
const smsIsPartOfPro = problems['texts-need-pro'];
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

interface DeliveryState {
  acceptedAt?: Date | null;
  deliveredAt: Date | null;
  deliveryAttempt: number;
  isDeliveryUnderWay: boolean;
  deliveryProblem: string | null;
  deliveryMethod: DeliveryMethod | null;
}

interface Warning {
  deliveryWarning: string;
  deliveryWarningCode: DeliveryWarning;
}

/** The warning for the sender of a saved gift that was not delivered; undefined if there is nothing to warn about. */
export function deliveryWarning(gift: DeliveryState): Warning | undefined {
  const { deliveryProblem } = gift;
  if (hasArrived(gift)) return undefined;
  if (gift.isDeliveryUnderWay)
    return gift.acceptedAt ? undefined : { deliveryWarning: stillTrying, deliveryWarningCode: 'still-trying' };
  if (deliveryProblem === smsIsPartOfPro || gift.deliveryAttempt === 0)
    return deliveryProblem === null ? undefined : { deliveryWarning: deliveryProblem, deliveryWarningCode: 'problem' };
  const what = gift.deliveryMethod === 'sms' ? 'text message' : 'email';
  return {
    deliveryWarning: `Gift saved, but the ${what} could not be delivered: ${deliveryProblem}`,
    deliveryWarningCode: 'failed',
  };
}
