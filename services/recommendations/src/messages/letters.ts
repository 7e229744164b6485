import { createHash } from 'node:crypto';
import { firstNameOf } from '../people/profile.js';
import { giftOf, type MessageAsked } from './ask-for-message.js';
import { likeness } from './check-message.js';
import { letterParts, type LetterParts } from './letter-parts.js';

const variants = 12;

/**
 * One of our own letters: opening by tone and occasion, then the gift, what they like, and a close. The least like those
 * that were seen before.
 */
export function letterFor(asked: MessageAsked): string {
  const { profile, giftName, tone, previous } = asked;
  const start = createHash('sha256').update(`${profile.recipientId} ${giftName}`).digest().readUInt16BE(0);
  const letters = Array.from({ length: variants }, (_, n) => write(letterParts[tone], asked, start + n));
  const mostLike = (letter: string) => Math.max(0, ...previous.map((other) => likeness(letter, other)));
  const scores = letters.map(mostLike);
  return letters[scores.indexOf(Math.min(...scores))]!;
}

function write(parts: LetterParts, asked: MessageAsked, n: number): string {
  const { profile } = asked;
  const gift = giftOf(asked);
  const interest = profile.interests[n % Math.max(1, profile.interests.length)];
  const pick = (list: readonly string[], step = 1) => list[Math.floor(n / step) % list.length]!;
  const openings = parts.openings[profile.occasion?.type ?? 'None'] ?? parts.openings['None']!;
  const first = [pick(openings), pick(gift ? parts.withGift : parts.withoutGift)];
  const second = [pick(interest ? parts.withInterest : parts.withoutInterest), pick(parts.closings)];
  // A function in place of a text: what people write may hold what `replaceAll` takes for a pattern.
  return `${first.join(' ')}\n\n${second.join(' ')}`
    .replaceAll('{name}', () => firstNameOf(profile))
    .replaceAll('{gift}', () => gift ?? '')
    .replaceAll('{interest}', () => interest ?? '');
}
