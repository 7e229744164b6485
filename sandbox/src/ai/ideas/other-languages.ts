import * as v from 'valibot';
import { readJson } from '../../data.js';
import type { ChatRequest } from '../chat-request.js';
import { capitalised, nounPhrase, wordsOf } from '../words.js';
import { interestsIn, isNamed } from './interests.js';
import type { Idea } from './questions.js';

const text = v.pipe(v.string(), v.nonEmpty());
/**
 * How ideas are named, with `{noun}` for the thing and `{fact}` for what the giver wrote; reasons, with `{noun}` and
 * `{name}` for the person; and the things in the language, by the head of what listings must be.
 */
const Voice = v.strictObject({
  about: text,
  reasons: v.pipe(v.array(text), v.minLength(12)),
  nouns: v.record(v.string(), text),
});
const voices = readJson('languages.json', v.record(v.string(), Voice));

/** A question that asks for names and reasons in another language. */
interface Asked {
  voice: v.InferOutput<typeof Voice>;
  /** Whether words for shops are wanted in it, too. */
  isLocal: boolean;
}

/** The language that the instructions ask for, after "in"; undefined for English. */
export function askedIn({ messages }: ChatRequest): Asked | undefined {
  const instructions = messages.find(({ role }) => role === 'system')?.content ?? '';
  const name = Object.keys(voices).find((language) => new RegExp(`\\bin ${language}\\b`, 'i').test(instructions));
  return name === undefined ? undefined : { voice: voices[name]!, isLocal: instructions.includes('"local"') };
}

type Told = Partial<Idea> & { local?: string };

interface Asker {
  firstName?: string | undefined;
  /** What the giver wrote, by its number. */
  facts?: readonly { number: number; text: string }[];
  /** The interest of a recipe. */
  interest?: string;
}

/** A longer text is a telling, and no trouble is named. */
const isShort = (text: string) => text.split(/\s+/).length < 4 && interestsIn(text).every(isNamed);

/** Answers by the names of their lists: what the giver reads is in the other language, in words that claim little. */
export function inOtherWords(
  answer: object,
  { voice, isLocal }: Asked,
  { firstName = '', facts, interest }: Asker,
): object {
  const reasons = firstName === '' ? unnamed(voice) : voice.reasons;
  const said = new Set<string>();
  const told = (item: Told, nth: number, from: number): Told => {
    const { is, name, query, why, ...rest } = item;
    const thing = nounPhrase(is ?? name ?? '');
    const fact = interest ?? facts?.find(({ number }) => number === item.for?.[0])?.text;
    const ofHead = nounFor(thing, voice);
    // The second thing of a sort is called by its own name, so that no two names or reasons are equal.
    const noun = ofHead === undefined || said.has(ofHead) ? capitalised(thing) : ofHead;
    said.add(noun);
    const heading = fact !== undefined && isShort(fact) ? voice.about.replace('{fact}', () => fact) : '{noun}';
    return {
      ...(is !== undefined && { is }),
      ...(name !== undefined && { name: heading.replace('{noun}', () => noun).slice(0, 60) }),
      ...rest,
      ...(query !== undefined && { query }),
      // The shops of the sandbox have English titles only.
      ...(query !== undefined && isLocal && { local: query }),
      ...(why !== undefined && {
        why: reasons[(nth + from) % reasons.length]!.replaceAll('{name}', () => firstName).replace(
          '{noun}',
          () => noun,
        ),
      }),
    };
  };
  return Object.fromEntries(
    Object.entries(answer).map(([key, list]) => [
      key,
      // Further kinds join a set of ideas, so they begin with other reasons.
      Array.isArray(list)
        ? (list as Told[]).map((item, nth) => told(item, nth, key === 'kinds' ? asked : 0))
        : (list as unknown),
    ]),
  );
}

/** Ideas in one answer. */
const asked = 10;

/** What a thing is called; "set" and "box" after what they are of. */
function nounFor(thing: string, { nouns }: Asked['voice']): string | undefined {
  const words = wordsOf(thing).toReversed();
  const heads = /^(?:set|kit|pair|box|collection)$/.test(words[0] ?? '') ? [words[1], words[0]] : [words[0]];
  return heads.flatMap((head) => nouns[head ?? ''] ?? []).at(0);
}

const unnamed = ({ reasons }: Asked['voice']) => reasons.filter((reason) => !reason.includes('{name}'));
