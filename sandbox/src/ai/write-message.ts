import * as v from 'valibot';
import { readJson } from '../data.js';
import { capitalised } from './words.js';

/** The data of a question for a message. */
export interface MessageQuestion {
  person: { firstName: string; interests: string[]; language?: string | null };
  occasion: { type: string; title?: string | null } | null;
  gift: string | null;
  isCard?: boolean;
  /** What it is sent for, or how quiet it has to be; absent for a plain glad letter. */
  mood?: string;
  tone: string;
  previous: string[];
}

/** The sentences of one tone. `{greeting}`, `{wish}`, `{name}`, `{gift}` and `{interest}` are filled in. */
const sentences = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));
const Voice = v.strictObject({ openings: sentences, gift: sentences, interest: sentences, closings: sentences });
const Greeting = v.strictObject({ greeting: v.string(), wish: v.string() });

const { voices, greetings, titles, purposes, quiet } = readJson(
  'messages.json',
  v.strictObject({
    voices: v.strictObject({ warm: Voice, funny: Voice, formal: Voice, heartfelt: Voice }),
    /** By the type of the occasion. */
    greetings: v.record(v.string(), Greeting),
    /** Greetings by a pattern for the occasion's own title. */
    titles: v.array(v.tuple([v.string(), v.string()])),
    /** What a letter says of why it comes, by the mood. */
    purposes: v.record(v.string(), sentences),
    /** Whole letters by the mood, whatever the tone. */
    quiet: v.record(v.string(), sentences),
  }),
);
const greetingsOfTitles = titles.map(([pattern, greeting]) => ({ pattern: new RegExp(pattern, 'i'), greeting }));
const plainGreeting = { greeting: 'Greetings', wish: 'all my good wishes to you' };

const letter = { openings: sentences, closings: sentences };
/** What a letter is made of in a language, with whole ones for what is not glad. */
const parts = {
  ...letter,
  interest: v.string(),
  quiet: sentences,
  apology: sentences,
  purposes: v.record(v.string(), v.string()),
};
/**
 * Languages other than English: a warm voice, and what other tones have in its place. `{gift}` is a gift or a card,
 * `{interest}` the first one.
 */
const Elsewhere = v.strictObject({
  ...parts,
  gift: v.string(),
  card: v.string(),
  formal: v.strictObject(parts),
  funny: v.strictObject(letter),
});
const elsewhere = readJson('messages-elsewhere.json', v.record(v.string(), Elsewhere));

const quietMoods = new Set(Object.keys(quiet));

/** A message in one of four tones. It differs from the previous ones. */
export function writeMessage(question: MessageQuestion): { message: string } {
  const own = elsewhere[(question.person.language ?? 'en').slice(0, 2).toLowerCase()];
  return { message: own ? writeElsewhere(question, own) : writeInEnglish(question) };
}

function writeElsewhere(
  { person, isCard, mood = '', tone, previous }: MessageQuestion,
  { formal, funny, ...warm }: v.InferOutput<typeof Elsewhere>,
): string {
  const own = { ...warm, ...(tone === 'formal' && formal), ...(tone === 'funny' && funny) };
  const nth = previous.length;
  const of = (ways: readonly string[]) => ways[nth % ways.length]!;
  const glad = [of(own.openings), [own.purposes[mood] ?? '', of(own.closings)].join(' ').trim()].join('\n\n');
  const text = quietMoods.has(mood) ? of(mood === 'apology' ? own.apology : own.quiet) : glad;
  return filled(text, person.firstName, isCard ? own.card : own.gift, person.interests[0] ?? own.interest);
}

function writeInEnglish({ person, occasion, gift, isCard, mood = '', tone, previous }: MessageQuestion): string {
  const nth = previous.length;
  const of = (ways: readonly string[], more = 0) => ways[(nth + more) % ways.length]!;
  const interest = person.interests[nth % Math.max(1, person.interests.length)] ?? 'good company';
  const thing = gift ?? (isCard ? 'this card' : 'this small present');
  const letters = quiet[mood];
  if (letters) return filled(of(letters), person.firstName, thing, interest);
  const voice = tone in voices ? voices[tone as keyof typeof voices] : voices.warm;
  const { greeting, wish } = greetingFor(occasion);
  const why = purposes[mood] ? ` ${of(purposes[mood])}` : '';
  const letter = [
    `${of(voice.openings)}${why} ${of(voice.gift, 1)}`,
    `${of(voice.interest, 2)} ${of(voice.closings, 3)}`,
  ].join('\n\n');
  const text = letter.replaceAll('{greeting}', () => greeting).replaceAll('{wish}', () => wish);
  return filled(text, person.firstName, thing, interest);
}

function greetingFor(occasion: MessageQuestion['occasion']) {
  const titled = greetingsOfTitles.find(({ pattern }) => pattern.test(occasion?.title ?? ''))?.greeting;
  if (titled) return { greeting: titled, wish: `${titled.charAt(0).toLowerCase()}${titled.slice(1)}` };
  return greetings[occasion?.type ?? ''] ?? plainGreeting;
}

const filled = (letter: string, name: string, thing: string, interest: string): string =>
  letter
    .replaceAll('{name}', () => name)
    .replaceAll('{Gift}', () => capitalised(thing))
    .replaceAll('{gift}', () => thing)
    .replaceAll('{interest}', () => interest);
