import * as v from 'valibot';
import { readJson } from '../../data.js';
import type { ChatRequest } from '../chat-request.js';
import { nounPhrase } from '../words.js';
import type { Idea } from './questions.js';

const text = v.pipe(v.string(), v.nonEmpty());
/** `{thing}` stands for what listings must be, in English, and `{name}` for the person. */
const Voice = v.strictObject({ find: text, reasons: v.pipe(v.array(text), v.minLength(8)) });
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

/** Answers by the names of their lists: what the giver reads is in the other language, in words that claim little. */
export function inOtherWords(answer: object, { voice, isLocal }: Asked, firstName = ''): object {
  const reasons = firstName === '' ? unnamed(voice) : voice.reasons;
  const told = (item: Told, nth: number): Told => {
    const { is, name, query, why, ...rest } = item;
    const thing = nounPhrase(is ?? name ?? '');
    return {
      ...(is !== undefined && { is }),
      ...(name !== undefined && { name: voice.find.replace('{thing}', () => thing).slice(0, 60) }),
      ...rest,
      ...(query !== undefined && { query }),
      // The shops of the sandbox have English titles only.
      ...(query !== undefined && isLocal && { local: query }),
      ...(why !== undefined && {
        why: reasons[nth % reasons.length]!.replaceAll('{name}', () => firstName),
      }),
    };
  };
  return Object.fromEntries(
    Object.entries(answer).map(([key, list]) => [
      key,
      Array.isArray(list) ? (list as Told[]).map(told) : (list as unknown),
    ]),
  );
}

const unnamed = ({ reasons }: Asked['voice']) => reasons.filter((reason) => !reason.includes('{name}'));
