import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { uuidOfKey } from '../uuid-of-key.js';

/** Identifies a delivery, so that a repeated event names the same one. */
export const giftDedupeKey = (giftId: string, channel: DeliveryMethod, attempt: number): string =>
  `gift:${giftId}:${channel}:${attempt}`;

export const passwordResetDedupeKey = (requestId: string): string => `password-reset:${requestId}`;

export const accountMailDedupeKey = (mailId: string): string => `account:${mailId}`;

/** `nth`: the number of the mail in this day. Occasions that come after the first mail was sent get another one. */
export const reminderDedupeKey = (userId: string, day: string, nth: number): string =>
  `reminder:${userId}:${day}:${nth}`;

/** A day that nothing was given for has one mail. */
export const dayDedupeKey = (occasionId: string, day: string): string => `day:${occasionId}:${day}`;

/** A gift has one view, and so one mail about it. */
export const giftViewedDedupeKey = (giftId: string): string => `gift-viewed:${giftId}`;

export const giftThankedDedupeKey = (giftId: string): string => `gift-thanked:${giftId}`;

/** Each choice has a mail, since the sender orders what was chosen last. */
export const giftChosenDedupeKey = (giftId: string, chosenAt: string): string => `gift-chosen:${giftId}:${chosenAt}`;

/** A new day on which it should arrive is asked about again. */
export const giftArrivalDedupeKey = (giftId: string, arrivesOn: string): string =>
  `gift-arrival:${giftId}:${arrivesOn}`;

/** Each attempt fails once. */
export const giftFailedDedupeKey = (giftId: string, attempt: number): string => `gift-failed:${giftId}:${attempt}`;

/** A recipient is reminded of a gift once. */
export const giftNudgeDedupeKey = (giftId: string): string => `gift-nudge:${giftId}`;
export const proposalDedupeKey = (proposalId: string): string => `proposal:${proposalId}`;

export const exportDedupeKey = (exportId: string): string => `export:${exportId}`;

/** `nth` names the time: a webhook may be switched off again. */
export const webhookOffDedupeKey = (webhookId: string, nth: string): string => `webhook-off:${webhookId}:${nth}`;

/** Every process computes the same id, and so the same Message-ID. */
export const deliveryIdOf = (dedupeKey: string): string => uuidOfKey(dedupeKey);
