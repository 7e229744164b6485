import * as v from 'valibot';
import { readJson } from '../data.js';
import { capitalised } from './words.js';

/** The data of a question for a message. */
export interface MessageQuestion {
  person: { firstName: string; interests: string[]; language?: string | null };
  occasion: { type: string } | null;
  gift: string | null;
  isCard?: boolean;
  /** Absent for a glad occasion. */
  mood?: string;
  tone: string;
  previous: string[];
}

/** The sentences of one tone. `{greeting}`, `{wish}`, `{name}`, `{gift}` and `{interest}` are filled in. */
const sentences = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1));
const Voice = v.strictObject({ openings: sentences, gift: sentences, interest: sentences, closings: sentences });
const Greeting = v.strictObject({ greeting: v.string(), wish: v.string() });

const { voices, greetings, quiet } = readJson(
  'messages.json',
  v.strictObject({
    voices: v.strictObject({ warm: Voice, funny: Voice, formal: Voice, heartfelt: Voice }),
    /** By the type of the occasion. */
    greetings: v.record(v.string(), Greeting),
    /** Whole letters by the mood, whatever the tone. */
    quiet: v.record(v.string(), sentences),
  }),
);
const plainGreeting = { greeting: 'Greetings', wish: 'all my good wishes to you' };

/** In languages other than English there is one tone, and one letter for what is not glad. `{gift}` is either of the two, `{interest}` the first one. */
const elsewhere = readJson(
  'messages-elsewhere.json',
  v.record(
    v.string(),
    v.strictObject({
      gift: v.string(),
      card: v.string(),
      interest: v.string(),
      openings: sentences,
      closings: sentences,
      quiet: sentences,
      apology: sentences,
    }),
  ),
);

/** A message in one of four tones. It differs from the previous ones. */
export function writeMessage(question: MessageQuestion): { message: string } {
  const { person, occasion, gift, isCard, mood, tone, previous } = question;
  const n = previous.length;
  const own = elsewhere[(person.language ?? 'en').slice(0, 2).toLowerCase()];
  if (own) {
    const { openings, closings } = own;
    const letters = mood && (mood === 'apology' ? own.apology : own.quiet);
    const glad = `${openings[n % openings.length]}\n\n${closings[n % closings.length]}`;
    const message = (letters ? letters[n % letters.length]! : glad)
      .replaceAll('{name}', () => person.firstName)
      .replaceAll('{Gift}', () => capitalised(isCard ? own.card : own.gift))
      .replaceAll('{gift}', () => (isCard ? own.card : own.gift))
      .replaceAll('{interest}', () => person.interests[0] ?? own.interest);
    return { message };
  }
  const voice = tone in voices ? voices[tone as keyof typeof voices] : voices.warm;
  const { greeting, wish } = greetings[occasion?.type ?? ''] ?? plainGreeting;
  const interest = person.interests[n % Math.max(1, person.interests.length)] ?? 'good company';
  const thing = gift ?? (isCard ? 'this card' : 'this small present');
  const letters = quiet[mood ?? ''];
  if (letters) {
    const message = letters[n % letters.length]!.replaceAll('{name}', () => person.firstName)
      .replaceAll('{Gift}', () => capitalised(thing))
      .replaceAll('{gift}', () => thing)
      .replaceAll('{interest}', () => interest);
    return { message };
  }
  const choose = (ways: readonly string[], nth: number) => ways[(n + nth) % ways.length]!;
  const opening = `${choose(voice.openings, 0)} ${choose(voice.gift, 1)}`;
  const message = `${opening}\n\n${choose(voice.interest, 2)} ${choose(voice.closings, 3)}`
    .replaceAll('{greeting}', () => greeting)
    .replaceAll('{wish}', () => wish)
    .replaceAll('{name}', () => person.firstName)
    .replaceAll('{gift}', () => thing)
    .replaceAll('{interest}', () => interest);
  return { message };
}
