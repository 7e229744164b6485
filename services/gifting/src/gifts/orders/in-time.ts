import { nextOccurrence } from '@presently/rules/occurrences';
import { addDays, daysBetween, firstTimeZone, instantOf, localTimeAt } from '@presently/rules/zoned-time';
import type { StoredDay } from '../../recipients/occasions/occasion-day.js';
import { toRule } from '../../recipients/occasions/occasions.views.js';
import type { Gift } from '../gift.entity.js';

/** An occasion further away than this is not the one that a gift was sent for: it was late for the last one. */
const furthestDays = 180;

type Times = Record<'scheduledFor' | 'sentAt', Date | string | null> & { createdAt: Date | string };

/**
 * The day on which a gift is given, `YYYY-MM-DD`: that of its occasion, else the one on which it goes out.
 * @param timeZone IANA name: the recipient's, or else the sender's
 */
export function dayOfGift(
  { scheduledFor, sentAt, createdAt }: Times,
  occasion: Omit<StoredDay, 'movingKey'> | null,
  timeZone: string,
): string | null {
  const begun = localTimeAt(new Date(scheduledFor ?? sentAt ?? createdAt), timeZone).date;
  // Who is a day late means the day itself, and the recipient may live further west than anybody has said.
  const day = occasion && nextOccurrence(toRule(occasion), addDays(begun, -1));
  if (day && daysBetween(begun, day) <= furthestDays) return day;
  return scheduledFor ? begun : null;
}

type Ordered = Pick<Gift, 'purchaseState' | 'arrivesOn'>;

/** Whether the product is under way. */
export const isComing = ({ purchaseState }: Ordered): boolean =>
  purchaseState === 'ordered' || purchaseState === 'sent';

/** Whether the product is under way and comes after the day on which it is given. */
export const isTooLate = (gift: Ordered, day: string | null): boolean =>
  isComing(gift) && day !== null && (gift.arrivesOn ?? '') > day;

/** The day by which a product that is not bought has to be here: as the giver says, and never after the gift's own. */
export const neededOn = ({ arrivesOn }: Ordered, day: string | null): string | null =>
  arrivesOn && day ? (arrivesOn < day ? arrivesOn : day) : (arrivesOn ?? day);

/** When a sender is asked whether it has arrived: parcels come until then, and it is no hour of the night. */
const askedAt = '18:00';
/** After a longer time, such as one in which we were down, the dashboard is enough. */
const askedForDays = 7;

/**
 * The moment at which a sender is asked whether the product has arrived, and the last day for it. Undefined if no day of
 * its arrival is known, or if it is not under way.
 */
export function arrivalAsked(
  gift: Ordered & Pick<Gift, 'status'>,
  timeZone: string,
): { at: Date; until: string } | undefined {
  const isOpen = gift.status === 'planned' || gift.status === 'sent';
  if (!isOpen || !isComing(gift) || !gift.arrivesOn) return undefined;
  const at = instantOf(gift.arrivesOn, askedAt, firstTimeZone(timeZone));
  return { at, until: addDays(gift.arrivesOn, askedForDays) };
}
