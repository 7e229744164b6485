import { messageTones } from '@presently/rules/vocabulary';
import { checkedData } from '@presently/service/checked-data';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { firstNameOf, type Profile } from '../people/profile.js';
import { giftOf, type MessageAsked } from './ask-for-message.js';
import { likeness, wordsOf } from './check-message.js';
import de from './letters/de.json' with { type: 'json' };
import en from './letters/en.json' with { type: 'json' };
import es from './letters/es.json' with { type: 'json' };
import fr from './letters/fr.json' with { type: 'json' };

const texts = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

/** `{name}`, `{gift}` and `{interest}` are filled in. */
const Tone = v.strictObject({
  /** By the occasion's type. `None` is for no occasion and for all other types. */
  greetings: v.objectWithRest({ None: texts }, texts),
  /** The long sentence begins with one of these, which holds the gift, and one of `verb`. */
  start: texts,
  verb: texts,
  /** Stands for a gift without a name. */
  present: v.string(),
  /** Sentences of at most six words, which letters may share. */
  lines: texts,
  /** Their grammar fits a singular and a plural: `pottery`, `board games`. */
  interest: texts,
});

const Letters = v.strictObject({
  /** How a sentence holds the name of a gift. Its grammar depends on no gender and on no article of that name. */
  gift: v.string(),
  /** Stands for the gift of a card. */
  card: v.string(),
  // The long sentence goes on with one of each.
  joiner: texts,
  what: texts,
  when: texts,
  tones: v.strictObject(v.entriesFromList(messageTones, Tone)),
});

/** By the language of the recipient. */
const languages = Object.fromEntries(
  Object.entries({ de, en, es, fr }).map(([language, content]) => [
    language,
    checkedData(`letters/${language}.json`, content, Letters),
  ]),
);

/** The language of the letters for a recipient: English, unless there are letters in theirs. */
export function letterLanguage({ language }: Pick<Profile, 'language'>): string {
  const [primary = ''] = (language ?? '').toLowerCase().split('-');
  return Object.hasOwn(languages, primary) ? primary : 'en';
}

/** Names such as `A Brief History of Tea`. */
const hasArticle = /^(?:an?|the|my|our|your)\s/i;

const tries = 4;
const shortLines = 5;
/** A sentence of more words must not return. */
const shortest = 6;

/** Counts the letters of this process, from anywhere, so that two processes rarely write the same. */
let letters = randomInt(2 ** 31);

/**
 * A message of our own, for when the model does not answer. Its long sentence is one of some 170,000 and returns only
 * after all others. Of a few letters it is the one that is least like the previous messages.
 */
export function houseMessageFor(asked: MessageAsked): string {
  const messages = Array.from({ length: tries }, () => write(asked, letters++));
  const mostLike = (message: string) => Math.max(0, ...asked.previous.map((other) => likeness(message, other)));
  const scores = messages.map(mostLike);
  return messages[scores.indexOf(Math.min(...scores))]!;
}

function write(asked: MessageAsked, nth: number): string {
  const { profile, tone } = asked;
  const { gift: quoted, card, joiner, what, when, tones } = languages[letterLanguage(profile)]!;
  const { greetings, start, verb, present, lines, interest: ofInterest } = tones[tone];
  const greeting = pick(greetings[profile.occasion?.type ?? 'None'] ?? greetings.None, nth);
  const [first, second, third, fourth, fifth] = choose([start, verb, joiner, what, when], nth);
  const name = giftOf(asked);
  const held = hasArticle.test(name ?? '') ? quoted.replace(/^the /, '') : quoted;
  const gift = name === undefined ? (asked.isCard ? card : present) : held.replace('{gift}', () => name);
  const long = `${first!.replace('{gift}', () => gift)}, ${second}, ${third} ${fourth} ${fifth}.`;
  const short = Array.from({ length: shortLines }, (_, n) => lines[(nth * 5 + n * 3) % lines.length]!);
  const interest = profile.interests[nth % Math.max(1, profile.interests.length)];
  const aside = interest && pick(ofInterest, nth).replaceAll('{interest}', () => interest);
  const about = aside?.replaceAll('{Interest}', () => interest!.charAt(0).toUpperCase() + interest!.slice(1));
  const isShort = about !== undefined && wordsOf(about).length <= shortest;
  const beginning = [greeting.replaceAll('{name}', () => firstNameOf(profile)), ...short.slice(0, 2), long];
  return `${beginning.join(' ')}\n\n${[...(isShort ? [about] : []), ...short.slice(2)].join(' ')}`;
}

const pick = (list: readonly string[], nth: number): string => list[nth % list.length]!;

/** The nth of all combinations, in an order that changes every part from one to the next. */
function choose(lists: readonly (readonly string[])[], nth: number): string[] {
  const all = lists.reduce((product, { length }) => product * length, 1);
  // Prime, so that it meets every combination once.
  let rest = Number((BigInt(nth) * 75_583n) % BigInt(all));
  return lists.map((list) => {
    const chosen = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return chosen;
  });
}
