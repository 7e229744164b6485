import type { Gift } from '@presently/contracts/gifting/gifts';
import { giftStateWords as say } from '../../languages/gift-state/en.js';
import { problemOf } from './delivery-words.js';

export type Progress =
  | 'Taken back'
  | 'Thanked'
  | 'Viewed'
  | 'Delivered'
  | 'Not delivered'
  | 'Sent'
  | 'Scheduled'
  | 'Planned';
type Moments = Pick<
  Gift,
  'status' | 'scheduledFor' | 'sentAt' | 'deliveredAt' | 'viewedAt' | 'thanks' | 'takenBackAt' | 'createdAt'
>;
type Delivery = Pick<Gift, 'deliveryState' | 'deliveryProblem'>;

/** The latest event of a gift. */
export function progressOf(gift: Moments & Delivery): Progress {
  if (gift.status === 'taken-back') return 'Taken back';
  if (gift.thanks) return 'Thanked';
  if (gift.viewedAt) return 'Viewed';
  if (gift.deliveredAt) return 'Delivered';
  if (gift.status === 'sent') return gift.deliveryProblem && !isUnderWay(gift) ? 'Not delivered' : 'Sent';
  if (gift.scheduledFor) return 'Scheduled';
  return 'Planned';
}

/** Whether it is still tried. */
const isUnderWay = ({ deliveryState }: Delivery) => deliveryState === 'under-way' || deliveryState === 'accepted';

/** The time of the latest event. */
export const lastMoment = (gift: Moments): string =>
  gift.takenBackAt ?? gift.thanks?.at ?? gift.viewedAt ?? gift.deliveredAt ?? gift.sentAt ?? gift.createdAt;

/** Why a gift has not arrived. Once the recipient has opened it, or the sender took it back, there is no problem. */
export const troubleOf = (
  gift: Pick<Gift, 'status' | 'viewedAt' | 'deliveryProblem' | 'deliveryProblemCode'>,
): string | null => (gift.viewedAt || gift.status === 'taken-back' ? null : problemOf(gift));

/** The state of the message, where the badge does not show it. */
export function deliveryNote(gift: Pick<Gift, 'viewedAt' | 'deliveryState' | 'deliveryMethod'>): string | undefined {
  if (gift.viewedAt) return undefined;
  if (gift.deliveryState === 'accepted') return say('withPhoneCompany');
  if (gift.deliveryState === 'under-way')
    return gift.deliveryMethod === 'sms' ? say('textUnderWay') : say('mailUnderWay');
  return undefined;
}
