import { languageOfTag, type Language } from '@presently/rules/languages';
import { messageTones } from '@presently/rules/vocabulary';
import { spokenToInJapanese } from '@presently/rules/with-san';
import { checkedData } from '@presently/service/validation/checked-data';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { firstNameOf, type Profile } from '../people/profile.js';
import { expectationOf, giftOf, languageTo, type MessageAsked } from './ask-for-message.js';
import { faultsOf, fewestWords, likeness, withoutFaults } from './check-message.js';
import { inEnglish } from './gift-words.js';
import ar from './letters/ar.json' with { type: 'json' };
import de from './letters/de.json' with { type: 'json' };
import en from './letters/en.json' with { type: 'json' };
import es from './letters/es.json' with { type: 'json' };
import fr from './letters/fr.json' with { type: 'json' };
import it from './letters/it.json' with { type: 'json' };
import ja from './letters/ja.json' with { type: 'json' };
import pt from './letters/pt.json' with { type: 'json' };
import quietAr from './letters/quiet-ar.json' with { type: 'json' };
import quietDe from './letters/quiet-de.json' with { type: 'json' };
import quietEn from './letters/quiet-en.json' with { type: 'json' };
import quietEs from './letters/quiet-es.json' with { type: 'json' };
import quietFr from './letters/quiet-fr.json' with { type: 'json' };
import quietIt from './letters/quiet-it.json' with { type: 'json' };
import quietJa from './letters/quiet-ja.json' with { type: 'json' };
import quietPt from './letters/quiet-pt.json' with { type: 'json' };
import { moodOf, type Mood } from './mood.js';
import { pastimesToPraise } from './pastimes.js';
import { wordsOf } from './words.js';

const texts = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));

/** `{name}`, `{gift}` and `{interest}` are filled in. */
const Tone = v.strictObject({
  /** By the occasion's type or the gift's mood. `None` is for no occasion and for all other types. */
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
  /** How the long sentence is put together; with commas and spaces unless a language does otherwise. */
  sentence: v.optional(v.string(), '{start}, {verb}, {joiner} {what} {when}.'),
  /** Between two sentences. */
  between: v.optional(v.string(), ' '),
  /** How many short sentences make a letter long enough: more where the language needs few words. */
  shortLines: v.optional(v.number(), 5),
  // The long sentence goes on with one of each.
  joiner: texts,
  what: texts,
  when: texts,
  tones: v.strictObject(v.entriesFromList(messageTones, Tone)),
});

/** A letter for a hard occasion. It is the same in every tone, and names no interest. */
const Quiet = v.strictObject({
  greetings: v.objectWithRest({ None: texts }, texts),
  /** Mentions that there is a gift. */
  gift: v.string(),
  /** Neighbours follow each other. */
  lines: v.pipe(texts, v.minLength(12)),
});
const quietMoods = ['grief', 'illness', 'apology', 'gentle'] as const satisfies readonly Mood[];
const QuietLetters = v.strictObject(v.entriesFromList(quietMoods, Quiet));

const contents: Record<Language, [glad: unknown, quiet: unknown]> = {
  en: [en, quietEn],
  de: [de, quietDe],
  fr: [fr, quietFr],
  es: [es, quietEs],
  it: [it, quietIt],
  pt: [pt, quietPt],
  ja: [ja, quietJa],
  ar: [ar, quietAr],
};
/** By the language of the recipient. */
const lettersIn = Object.fromEntries(
  Object.entries(contents).map(([language, [glad, quiet]]) => [
    language,
    {
      glad: checkedData(`letters/${language}.json`, glad, Letters),
      quiet: checkedData(`letters/quiet-${language}.json`, quiet, QuietLetters),
    },
  ]),
) as Record<Language, { glad: v.InferOutput<typeof Letters>; quiet: v.InferOutput<typeof QuietLetters> }>;

/** The language of the letters for a recipient: English, unless there are letters in theirs. */
export const letterLanguage = (profile: Pick<Profile, 'language' | 'senderLanguage'>): Language =>
  languageOfTag(languageTo(profile)) ?? 'en';

/** Of how many letters without faults the one is taken that is least like the previous ones. */
const choice = 4;
/** How often a letter is written anew that has a fault, as "with all my heart" for a bad heart. */
const mostTries = 16;
const quietLines = 6;
/** Short lines that may be added to a letter. */
const mostFurther = 2;
/** A sentence of more words must not return. */
const shortest = 6;

/** Counts the letters of this process, from anywhere, so that two processes rarely write the same. */
let letters = randomInt(2 ** 31);

/**
 * A message of our own, for when the model does not answer. Its long sentence is one of some 170,000 and returns only
 * after all others. Of a few letters without faults it is the one that is least like the previous messages.
 */
export function houseMessageFor(asked: MessageAsked): string {
  const mood = moodOf(asked.profile, asked.mood);
  const writeOne = (nth: number) => (mood === 'glad' ? write(asked, nth) : writeQuietly(asked, mood, nth));
  const expectation = { ...expectationOf(asked), previous: [] };
  const isFit = (message: string) => faultsOf(message, expectation).length === 0;
  const written: string[] = [];
  const fit: string[] = [];
  const enough = asked.previous.length > 0 ? choice : 1;
  while (fit.length < enough && written.length < mostTries) {
    const message = writeOne(letters++);
    written.push(message);
    if (isFit(message)) fit.push(message);
  }
  // Where each letter has a faulty sentence, one is without it; a letter with a fault is better than none.
  const cut = fit.length > 0 ? fit : written.map((message) => withoutFaults(message, expectation)).filter(isFit);
  const messages = cut.length > 0 ? cut : written;
  const mostLike = (message: string) => Math.max(0, ...asked.previous.map((other) => likeness(message, other)));
  const scores = messages.map(mostLike);
  return messages[scores.indexOf(Math.min(...scores))]!;
}

/** @param more short lines beyond the usual ones, where the shortest of all parts have met */
function write(asked: MessageAsked, nth: number, more = 0): string {
  const { profile, tone } = asked;
  const {
    gift: quoted,
    card,
    sentence,
    between,
    shortLines,
    joiner,
    what,
    when,
    tones,
  } = lettersIn[letterLanguage(profile)].glad;
  const { greetings, start, verb, present, lines, interest: ofInterest } = tones[tone];
  const greeting = pick(greetingsFor(asked, greetings), nth);
  const [first, second, third, fourth, fifth] = choose([start, verb, joiner, what, when], nth);
  const name = giftOf(asked);
  const language = letterLanguage(profile);
  const named = name !== undefined && language === 'en' ? inEnglish(name, 'the') : name;
  const gift = named === undefined ? (asked.isCard ? card : present) : quoted.replace('{gift}', () => named);
  const parts = { start: first!.replace('{gift}', () => gift), verb: second, joiner: third, what: fourth, when: fifth };
  const long = sentence.replaceAll(/\{(\w+)\}/g, (_, part: keyof typeof parts) => parts[part]!);
  const short = Array.from({ length: shortLines + more }, (_, n) => lines[(nth * 5 + n * 3) % lines.length]!);
  const interests = pastimesToPraise(profile.interests);
  const interest = interests[nth % Math.max(1, interests.length)];
  const aside = interest && pick(ofInterest, nth).replaceAll('{interest}', () => interest);
  const about = aside?.replaceAll('{Interest}', () => interest!.charAt(0).toUpperCase() + interest!.slice(1));
  const isShort = about !== undefined && wordsOf(about).length <= shortest;
  const beginning = [withName(greeting, firstNameOf(profile)), ...short.slice(0, 2), long];
  const message = `${beginning.join(between)}\n\n${[...(isShort ? [about] : []), ...short.slice(2)].join(between)}`;
  return wordsOf(message).length < fewestWords && more < mostFurther ? write(asked, nth, more + 1) : message;
}

function writeQuietly(asked: MessageAsked, mood: Exclude<Mood, 'glad'>, nth: number): string {
  const { profile, isCard = false } = asked;
  const { glad, quiet } = lettersIn[letterLanguage(profile)];
  const { greetings, gift, lines } = quiet[mood];
  const greeting = pick(greetings[profile.occasion?.type ?? 'None'] ?? greetings.None, nth);
  const chosen = Array.from({ length: quietLines }, (_, n) => pick(lines, nth * 7 + n));
  const beginning = [withName(greeting, firstNameOf(profile)), ...chosen.slice(0, 3)];
  return `${beginning.join(glad.between)}\n\n${[...chosen.slice(3), ...(isCard ? [] : [gift])].join(glad.between)}`;
}

/** A celebration is that of the day. All other moods say themselves what the letter is for. */
function greetingsFor({ profile, mood }: MessageAsked, all: v.InferOutput<typeof Tone>['greetings']): string[] {
  const ofDay = all[profile.occasion?.type ?? ''];
  const ofMood = mood && all[mood];
  return (mood === 'celebration' ? (ofDay ?? ofMood) : (ofMood ?? ofDay)) ?? all.None;
}

/** A greeting for somebody. Japanese ones have さん, which not everybody is called with. */
const withName = (greeting: string, name: string): string =>
  greeting.replaceAll('{name}さん', () => spokenToInJapanese(name)).replaceAll('{name}', () => name);

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
