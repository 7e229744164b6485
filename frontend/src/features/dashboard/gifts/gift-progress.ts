import type { Gift } from '@presently/contracts/gifting/gifts';

export type Progress = 'Viewed' | 'Delivered' | 'Sent' | 'Scheduled' | 'Planned';
type Moments = Pick<Gift, 'status' | 'scheduledFor' | 'sentAt' | 'deliveredAt' | 'viewedAt' | 'createdAt'>;

/** The latest event of a gift. */
export function progressOf(gift: Moments): Progress {
  if (gift.viewedAt) return 'Viewed';
  if (gift.deliveredAt) return 'Delivered';
  if (gift.status === 'sent') return 'Sent';
  if (gift.scheduledFor) return 'Scheduled';
  return 'Planned';
}

/** The time of the latest event. */
export const lastMoment = (gift: Moments): string => gift.viewedAt ?? gift.deliveredAt ?? gift.sentAt ?? gift.createdAt;

export const hasGoneOut = (gift: Moments): boolean =>
  gift.status === 'sent' || gift.deliveredAt !== null || gift.viewedAt !== null;

/** Up to five sent gifts, the latest event first. */
export function recentGifts<G extends Moments>(gifts: readonly G[]): G[] {
  return gifts
    .filter(hasGoneOut)
    .sort((a, b) => Date.parse(lastMoment(b)) - Date.parse(lastMoment(a)))
    .slice(0, 5);
}

/** Up to three planned gifts that are not sent, the soonest first. Those without a time come last. */
export function upcomingGifts<G extends Moments>(gifts: readonly G[]): G[] {
  const time = (gift: G) => (gift.scheduledFor ? Date.parse(gift.scheduledFor) : Infinity);
  return gifts
    .filter((gift) => gift.status === 'planned' && gift.sentAt === null)
    .sort((a, b) => (time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : 0))
    .slice(0, 3);
}

/** Why a gift has not arrived. Once the recipient has opened it, there is no problem. */
export const troubleOf = (gift: Pick<Gift, 'viewedAt' | 'deliveryProblem'>): string | null =>
  gift.viewedAt ? null : gift.deliveryProblem;

/** The state of the message, where the badge does not show it. */
export function deliveryNote(gift: Pick<Gift, 'viewedAt' | 'deliveryState' | 'deliveryMethod'>): string | undefined {
  if (gift.viewedAt) return undefined;
  if (gift.deliveryState === 'accepted') return 'Handed to the phone company, not on the phone yet';
  if (gift.deliveryState === 'under-way')
    return gift.deliveryMethod === 'sms' ? 'The text is on its way' : 'The email is on its way';
  return undefined;
}
