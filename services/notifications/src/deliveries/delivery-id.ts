import type { DeliveryMethod } from '@presently/rules/vocabulary';
import { createHash } from 'node:crypto';

/** Names one delivery: whatever announces it twice, announces the same one. */
export const giftDedupeKey = (giftId: string, channel: DeliveryMethod, attempt: number): string =>
  `gift:${giftId}:${channel}:${attempt}`;

export const passwordResetDedupeKey = (requestId: string): string => `password-reset:${requestId}`;

/** The first mail of a day gathers what is known; whoever comes later gets another. */
export const reminderDedupeKey = (userId: string, day: string, nth: number): string =>
  `reminder:${userId}:${day}:${nth}`;

/** A gift is viewed once, and so is its sender told. */
export const giftViewedDedupeKey = (giftId: string): string => `gift-viewed:${giftId}`;

const namespace = Buffer.from('6c0e0f4be0a95b0d9d8fb6a24a8d3c51', 'hex');

/** UUIDv5 of the dedupe key: the same delivery has the same id, and so the same Message-ID, wherever it is computed. */
export function deliveryIdOf(dedupeKey: string): string {
  const bytes = createHash('sha1').update(namespace).update(dedupeKey).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
