import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { createHash } from 'node:crypto';

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

/** Each attempt fails once. */
export const giftFailedDedupeKey = (giftId: string, attempt: number): string => `gift-failed:${giftId}:${attempt}`;

/** A recipient is reminded of a gift once. */
export const giftNudgeDedupeKey = (giftId: string): string => `gift-nudge:${giftId}`;
export const proposalDedupeKey = (proposalId: string): string => `proposal:${proposalId}`;

export const exportDedupeKey = (exportId: string): string => `export:${exportId}`;

const namespace = Buffer.from('6c0e0f4be0a95b0d9d8fb6a24a8d3c51', 'hex');

/** UUIDv5 of the dedupe key: every process computes the same id, and so the same Message-ID. */
export function deliveryIdOf(dedupeKey: string): string {
  const bytes = createHash('sha1').update(namespace).update(dedupeKey).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
