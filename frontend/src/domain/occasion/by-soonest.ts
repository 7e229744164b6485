import type { Occasion } from '@presently/contracts/gifting/occasions';

/** Orders days: those that will not come again are last. */
export const bySoonest = (one: Occasion, other: Occasion): number =>
  (one.nextOn ?? '~') < (other.nextOn ?? '~') ? -1 : 1;
