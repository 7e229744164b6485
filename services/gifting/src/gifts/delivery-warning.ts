import type { DeliveryMethod } from '@presently/rules/vocabulary';

/** Free sends by email; a text message waits for Pro, and the sender shares the link. */
export const smsIsPartOfPro = 'SMS delivery is part of Pro - share this link';
const stillTrying = "Gift saved. Delivery is taking longer than usual; we'll keep trying.";

/** What a gift knows of its delivery. */
interface DeliveryState {
  acceptedAt?: Date | null;
  deliveredAt: Date | null;
  deliveryAttempt: number;
  isDeliveryUnderWay: boolean;
  deliveryProblem: string | null;
  deliveryMethod: DeliveryMethod | null;
}

/** What the sender must know when the gift has been saved but has not gone out; undefined when it has. */
export function deliveryWarning(gift: DeliveryState): string | undefined {
  if (gift.deliveredAt) return undefined;
  if (gift.isDeliveryUnderWay) return gift.acceptedAt ? undefined : stillTrying;
  if (gift.deliveryProblem === smsIsPartOfPro) return smsIsPartOfPro;
  if (gift.deliveryAttempt === 0) return gift.deliveryProblem ?? undefined;
  const what = gift.deliveryMethod === 'sms' ? 'text message' : 'email';
  return `Gift saved, but the ${what} could not be delivered: ${gift.deliveryProblem}`;
}
