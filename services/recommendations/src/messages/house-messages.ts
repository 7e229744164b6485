import { messageTones } from '@presently/rules/vocabulary';
import { checkedData } from '@presently/service/checked-data';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { firstNameOf } from '../people/profile.js';
import { giftOf, type MessageAsked } from './ask-for-message.js';
import { likeness } from './check-message.js';
import content from './house-messages.json' with { type: 'json' };

const sentences = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

/** The sentences of one tone. `{name}`, `{gift}` and `{interest}` are filled in. */
const Sentences = v.strictObject({
  /** By the occasion's type. `None` is for no occasion and for all other types. */
  openings: v.objectWithRest({ None: sentences }, sentences),
  withGift: sentences,
  withoutGift: sentences,
  withInterest: sentences,
  withoutInterest: sentences,
  closings: sentences,
});

const byTone = checkedData('house-messages.json', content, v.strictObject(v.entriesFromList(messageTones, Sentences)));

const variants = 12;

/**
 * A message of our own, for when the model does not answer: an opening for tone and occasion, then gift, interest and
 * closing. It is the variant that is least like the previous messages.
 */
export function houseMessageFor(asked: MessageAsked): string {
  const { profile, giftName, tone, previous } = asked;
  const start = createHash('sha256').update(`${profile.recipientId} ${giftName}`).digest().readUInt16BE(0);
  const messages = Array.from({ length: variants }, (_, n) => write(byTone[tone], asked, start + n));
  const mostLike = (message: string) => Math.max(0, ...previous.map((other) => likeness(message, other)));
  const scores = messages.map(mostLike);
  return messages[scores.indexOf(Math.min(...scores))]!;
}

function write(parts: v.InferOutput<typeof Sentences>, asked: MessageAsked, n: number): string {
  const { profile } = asked;
  const gift = giftOf(asked);
  const interest = profile.interests[n % Math.max(1, profile.interests.length)];
  const pick = (list: readonly string[], step = 1) => list[Math.floor(n / step) % list.length]!;
  const openings = parts.openings[profile.occasion?.type ?? 'None'] ?? parts.openings.None;
  const first = [pick(openings), pick(gift ? parts.withGift : parts.withoutGift)];
  const second = [pick(interest ? parts.withInterest : parts.withoutInterest), pick(parts.closings)];
  // Functions, because `replaceAll` reads `$&` in a replacement text as a pattern.
  return `${first.join(' ')}\n\n${second.join(' ')}`
    .replaceAll('{name}', () => firstNameOf(profile))
    .replaceAll('{gift}', () => gift ?? '')
    .replaceAll('{interest}', () => interest ?? '');
}
