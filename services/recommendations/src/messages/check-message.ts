import { wordsToSpeakTo } from '@presently/rules/first-names';
import { anyWord } from '@presently/rules/any-word';
import { holdsWord } from './gift-words.js';
import { tellsMemory } from './memories.js';
import { namesTrouble, speaksOfOne, type Mood } from './mood.js';
import { strangersIn } from './names.js';
import { inventedNumber } from './numbers.js';
import { inventedRelative } from './relatives.js';
import { wordsOf } from './words.js';
import { sentencesOf } from '../sentences.js';
import { isWithoutSpaces } from '../without-spaces.js';

export const fewestWords = 40;
const mostWords = 120;
const mostAlike = 0.6;

export interface Expectation {
  firstName: string;
  /** All given facts about the person and the occasion; also the gift's kind, if the message may name it. */
  known: string;
  previous: readonly string[];
  /** Whether it is written in English, where only names have a capital inside a sentence. */
  isEnglish?: boolean;
  /** The occasion's day, `YYYY-MM-DD`. */
  date?: string;
  /** The gift's name in full, which no message repeats if it is longer than its kind. */
  title?: string;
  /** Words that would give the gift away. */
  telling?: readonly string[];
  /** Words of the person's troubles. */
  troubles?: readonly string[];
  /** Words of what nobody is told to love: troubles, and turns of life. */
  unpraised?: readonly string[];
  mood?: Mood;
}

const placeholder =
  /[[\]{}<>]|\b(insert (name|here)|placeholder|lorem ipsum|recipient's name)\b|^[^\S\n\r\u2028\u2029]*(?:your|my|sender's) name[.!]?$/im;
const address =
  /https?:|www\.|[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]|\b[a-z0-9-]{2,63}\.(?:com|net|org|io|shop|example|co\.uk)\b/i;
const markup = /^[^\S\n\r\u2028\u2029]*(#(?!1\b)|[-*•] |subject:)|\*\*/im;
/** `With love,` and a name on a line of its own. */
const signature = /\n[\p{L}' ]{2,30},[^\S\n]*\n{1,3}[^\n.!?]{1,40}$|\n[-–—] ?\p{Lu}[\p{L} ]{0,30}$/u;
/** What is out of place beside a grief, an illness or an apology. */
const cheer = new RegExp(
  [
    String.raw`congrat\w*|hoo?ray|woo-?hoo|yay|cheers|celebrat\w*|party|partying|fun|funny|hilarious|laugh out loud|lol|haha\w*`,
    String.raw`happy (?:birthday|day|holidays|anniversary|occasion)|merry|exciting|excited|fabulous|awesome|champagne|confetti`,
    String.raw`(?:it is|it’s|it's) (?:a|my) (?:great )?pleasure|pleasure to|success\w*|joy\w*|delight\w*|laugh\w*|jok(?:e|es|ing)|won again|looking forward`,
    String.raw`(?:es ist )?mir eine freude|erfolg\w*|\w*lach\w*|plaisir|succès|rire\w*|placer|éxito\w*|reír|risas?|piacere|successo|ridere|risate|prazer|sucesso|rir|risadas?`,
    String.raw`glückwunsch\w*|feier\w*|hurra|spaß|félicitations|fête\w*|youpi|felicidades|felicitaciones|fiesta|divertid\w*`,
    String.raw`auguri|congratulazioni|felicitazioni|festeggi\w*|parabéns|comemora\w*|festa|مبارك|تهان\p{L}*|عيد ميلاد سعيد`,
  ]
    .map((words) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`)
    // Japanese has no spaces between words.
    .concat('おめでとう|お祝い|乾杯|笑|楽しんで|成功|نجاح|ضحك')
    .join('|'),
  'iu',
);

/** What is said of a love. */
const praise = anyWord(
  'love (?:of|for)|loves? how|devot|dedicat|passion|enthusias|fond of|(?:essential|perfect|proper|serious) (?:equipment|gear|kit)|light (?:in you|you up|up)|lights? up|fan of|ador|cherish|pursuit|hobby|hobbies|pastime',
  'particular interest|cares? for|give yourself|master of|expert (?:in|at)|talent for|more \\p{L}+ for you|made for your|guided my choice|you value',
  'liebe zu|leidenschaft|begeister|hingabe|herz schlägt|augen leuchten|steckenpferd|freude an|viel freude|mehr zeit für|schuld daran',
  'amour (?:de|du|des|pour)|passion|dévou|goût pour|enthousias|yeux brillent|plaisir|amor (?:por|a)|pasión|afición|entusias|devoción|disfrut',
  'amore per|passione|devozione|occhi brillano|paixão|gosto por|devoção|dedicação|شغف|حبك|عشق|هواي',
  '愛する|情熱|大好き|趣味|夢中|楽しん',
);

/** The faults that lie in single sentences of a text, as instructions for the model. */
function faultsInside(text: string, expectation: Omit<Expectation, 'firstName' | 'previous'>): string[] {
  const {
    known,
    isEnglish = true,
    date,
    title,
    telling = [],
    troubles = [],
    unpraised = [],
    mood = 'glad',
  } = expectation;
  const faults: string[] = [];
  if (placeholder.test(text)) faults.push('It must hold no placeholders and no brackets');
  if (address.test(text)) faults.push('It must hold no links and no addresses');
  if (markup.test(text)) faults.push('It must be plain text, without title, list or markup');
  if (tellsMemory(text)) faults.push('It tells of a memory that you were not told: leave it out');
  const number = inventedNumber(text, known, date);
  if (number !== undefined) faults.push(`It names a number that is not in the data, ${number}: leave it out`);
  const [stranger] = isEnglish ? strangersIn(text, known) : [];
  if (stranger !== undefined) faults.push(`It names ${stranger}, which is not in the data: leave it out`);
  const relative = isEnglish ? inventedRelative(text, known) : undefined;
  if (relative !== undefined) faults.push(`It speaks of a ${relative}, who is not in the data: leave it out`);
  if (title && holdsWord(text, [title])) faults.push('It repeats the name of the gift as a shop wrote it');
  if (holdsWord(text, telling)) faults.push('It says what the gift is, which is a surprise: leave it out');
  // A quiet letter may say that something is sad, and an apology that it hurt.
  const isQuiet = mood !== 'glad' && mood !== 'gentle';
  const namesOne = (sentence: string) => (isQuiet ? speaksOfOne(sentence, troubles) : namesTrouble(sentence, troubles));
  if (troubles.length > 0 && sentencesOf(text).some(namesOne))
    faults.push('It speaks of a trouble of the person: leave it out');
  if (sentencesOf(text).some((sentence) => praise.test(sentence) && speaksOfOne(sentence, unpraised)))
    faults.push('It praises what nobody chose or loves: leave it out');
  if (isQuiet && (cheer.test(text) || /!/.test(text)))
    faults.push(
      'It is cheerful, and the occasion is not: write it quietly, without congratulations or exclamation marks',
    );
  return faults;
}

/** The faults of a message, as instructions for the model. */
export function faultsOf(message: string, expectation: Expectation): string[] {
  const { firstName, previous } = expectation;
  const faults: string[] = [];
  const count = wordsOf(message).length;
  if (count < fewestWords || count > mostWords)
    faults.push(`It has ${count} words; it must have ${fewestWords} to ${mostWords}`);
  if (!speaksTo(message, firstName)) faults.push('It must speak to the person by first name');
  if (signature.test(message)) faults.push('It must have no signature');
  faults.push(...faultsInside(message, expectation));
  if (previous.some((other) => likeness(message, other) > mostAlike))
    faults.push('It says the same as a previous one: write another');
  return faults;
}

/** Addresses, tags and codes: no slip of a model, but what a stranger made it say. */
const foreign = /[<>]|\d{5}|&lt;/;
/** Whether nothing of a message can be used. */
export const isHijacked = (message: string): boolean => foreign.test(message) || address.test(message);

/** A message without the sentences that have faults, and not longer than it may be. */
export function withoutFaults(message: string, expectation: Expectation): string {
  const isFaulty = (sentence: string) => faultsInside(sentence, expectation).length > 0;
  const kept = keptSentences(message.replace(signature, ''), isFaulty);
  // The end of a letter is worth more than its middle.
  while (wordsOf(kept.join('')).length > mostWords && kept.length > 2) kept.splice(-2, 1);
  return joined(kept);
}

/** A text without its faulty sentences and those that lean on them. */
export const withoutSentences = (text: string, isFaulty: (sentence: string) => boolean): string =>
  joined(keptSentences(text, isFaulty));

function keptSentences(text: string, isFaulty: (sentence: string) => boolean): string[] {
  const kept: string[] = [];
  let isAfterCut = false;
  for (const sentence of sentencesOf(text)) {
    isAfterCut = isFaulty(sentence) || (isAfterCut && leaning.test(sentence));
    if (!isAfterCut) kept.push(sentence);
    // A cut sentence keeps the end of its paragraph.
    else if (sentence.includes('\n') && kept.length > 0) kept.push('\n\n');
  }
  return kept;
}

const joined = (sentences: readonly string[]): string =>
  sentences
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const leaning = /^["“‘(]?(?:it|that|those|they|them|he|she|then|there (?:we|you)|what an?|how (?:we|you))\b/i;
const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const speaksTo = (message: string, names: string): boolean =>
  wordsToSpeakTo(names).every((words) => words.some((word) => holdsName(message, word)));

/** Whether the name stands as a word of its own: not `Ida` in `Friday`. */
function holdsName(message: string, name: string): boolean {
  const text = plainly(message);
  const wanted = plainly(name);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + wanted.length] ?? ' '];
    if (around.every((character) => !/[\p{L}\p{N}]/u.test(character) || isWithoutSpaces.test(character))) return true;
  }
  return false;
}

/** The share of the shorter text's word pairs that the other one contains: 0 to 1. */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const shorter = Math.min(mine.size, theirs.size);
  return shorter === 0 ? 0 : mine.intersection(theirs).size / shorter;
}

const pairsOf = (text: string): Set<string> => {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
};
