import * as v from 'valibot';
import { readJson } from '../../data.js';
import type { ChatRequest } from '../chat-request.js';
import { nounPhrase, wordsOf } from '../words.js';
import { interestsIn, isNamed } from './people/interests.js';
import type { Idea } from './questions.js';

const text = v.pipe(v.string(), v.nonEmpty());
const texts = (fewest: number) => v.pipe(v.array(text), v.minLength(fewest));
/** Ideas in one answer. */
const asked = 10;
/** Further kinds may join them. No two reasons of all are equal. */
const most = asked + 12;

const Voice = v.strictObject({
  /** What a vague thing is called, in turn. `{noun}` is the thing and `{fact}` what the giver wrote. */
  headings: texts(3),
  /** What the second thing of a sort is called. */
  again: texts(3),
  /** Words for a thing without a noun of its own. */
  things: texts(3),
  /** With `{noun}`, and `{name}` for the person in a few of them: recipes name nobody. */
  reasons: texts(most + 2),
  /** Reasons for what answers a trouble or a grief. */
  quiet: texts(most),
  /** Things by what listings must be: its last two words or its last one. `|` is between those that are called alike. */
  nouns: v.pipe(
    v.record(v.string(), text),
    v.transform(
      (nouns) => new Map(Object.entries(nouns).flatMap(([all, noun]) => all.split('|').map((key) => [key, noun]))),
    ),
  ),
});
type Voice = v.InferOutput<typeof Voice>;
const voices = readJson('languages.json', v.record(v.string(), Voice));

/** A question that asks for names and reasons in another language. */
interface Asked {
  voice: Voice;
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
  /** Names of ideas that are shown already. */
  avoid?: readonly string[];
}

/** Answers by the names of their lists: what the giver reads is in the other language, in words that claim little. */
export function inOtherWords(
  answer: object,
  { voice, isLocal }: Asked,
  { firstName = '', facts = [], interest, avoid = [] }: Asker,
): object {
  const isSayable = (reason: string) => firstName !== '' || !reason.includes('{name}');
  const [reasons, quiet] = [voice.reasons, voice.quiet].map((all) => all.filter(isSayable));
  const everything = interest === undefined ? facts.map((fact) => fact.text) : [interest];
  const told = (item: Told, nth: number, nameOf: Naming): Told => {
    const { is, name, query, why, ...rest } = item;
    const own =
      interest === undefined ? facts.filter(({ number }) => item.for?.includes(number)) : [{ text: interest }];
    const about = own.map((fact) => fact.text);
    const { noun, called } = name === undefined ? { noun: '', called: '' } : nameOf(is ?? name, about[0]);
    const ways = (about.length > 0 ? about : everything).some(isTender) ? quiet! : reasons!;
    return {
      ...(is !== undefined && { is }),
      ...(name !== undefined && { name: called }),
      ...rest,
      ...(query !== undefined && { query }),
      // The shops of the sandbox have English titles only.
      ...(query !== undefined && isLocal && { local: query }),
      ...(why !== undefined && {
        why: ways[nth % ways.length]!.replaceAll('{name}', () => firstName).replaceAll('{noun}', () => noun),
      }),
    };
  };
  return Object.fromEntries(
    Object.entries(answer).map(([key, list]) => {
      // Further kinds join a set of ideas: they have other names, and begin after its reasons.
      const from = key === 'kinds' ? asked : 0;
      const nameOf = naming(voice, from > 0 ? avoid : [], from);
      return [key, Array.isArray(list) ? (list as Told[]).map((item, nth) => told(item, nth + from, nameOf)) : list];
    }),
  );
}

const longestName = 60;
type Naming = (thing: string, fact: string | undefined) => { noun: string; called: string };

/** Names things one after the other, each differently. A vague one is named with what the giver wrote. */
function naming(voice: Voice, avoid: readonly string[], from: number): Naming {
  const said = new Set(avoid);
  let headed = from;
  return (thing, fact = '') => {
    const known = nounFor(thing, voice);
    const nouns = known ? [known.noun] : turned(voice.things, headed);
    const named = (ways: readonly string[]) =>
      nouns.flatMap((noun) =>
        ways
          .filter((way) => !way.includes('{fact}') || (isHeading(fact) && !repeats(noun, fact)))
          .map((way) => ({
            noun,
            called: way.replace('{noun}', () => noun).replace('{fact}', () => fact),
            isHeaded: way.includes('{fact}'),
          })),
      );
    const [alone, headings] = [named(['{noun}']), named(turned(voice.headings, headed))];
    const ways = known?.isVague === false ? [...alone, ...headings] : [...headings, ...alone];
    const name =
      [...ways, ...named(voice.again)].find(({ called }) => called.length <= longestName && !said.has(called)) ??
      alone[0]!;
    if (name.isHeaded) headed += 1;
    said.add(name.called);
    return name;
  };
}

const turned = (list: readonly string[], by: number): string[] =>
  list.map((_each, nth) => list[(nth + by) % list.length]!);

/** Words that say little of what they are about. */
const vague = new Set(
  `set kit pair box collection case bundle bag book journal notebook cookbook card print poster picture calendar game tool
  model figure toy board machine stand holder piece display decoration hamper basket parcel guide album novel anthology
  day evening afternoon weekend week journey tour trip voyage expedition holiday retreat course lesson class workshop school
  voucher pass ticket membership subscription organiser outfit`.split(/\s+/),
).union(new Set(['guide book', 'field guide']));
const sets = /^(?:set|pair|collection|bundle)$/;
/** A set for beginners is named as any other. */
const besides = /^(?:gift|starter)$/;
const contents = /^[\w ]*\b(?:box|set|pair|bundle|collection) of (.+)/i;

/** What a thing is called, and whether that says little; a set after what it is of. */
function nounFor(thing: string, voice: Voice): { noun: string; isVague: boolean } | undefined {
  const { nouns } = voice;
  const [, content] = contents.exec(thing) ?? [];
  const ofContent = content === undefined ? undefined : nounFor(content, voice);
  if (ofContent) return ofContent;
  const words = wordsOf(nounPhrase(thing)).filter((word) => !besides.test(word));
  const [head = '', before = '', first = ''] = words.toReversed();
  const keys = [`${before} ${head}`, ...(sets.test(head) ? [`${first} ${before}`, before] : []), head];
  const key = keys.find((each) => nouns.has(each));
  return key === undefined ? undefined : { noun: nouns.get(key)!, isVague: vague.has(key) };
}

/** Whether a fact is a trouble, a grief or a telling, of which nothing lively is said. */
const isTender = (fact: string): boolean => {
  const known = interestsIn(fact);
  return known.length === 0 ? !isShort(fact) : !known.every(isNamed);
};
/** A longer text is a telling. Some languages have no spaces. */
const isShort = (fact: string): boolean =>
  fact.split(/\s+/).length < 4 && (fact.length < 16 || !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(fact));
/** No trouble is named. */
const isHeading = (fact: string): boolean => fact !== '' && isShort(fact) && interestsIn(fact).every(isNamed);

/** Whether a noun and a fact have a word in common: "book" and "cookbooks". */
const repeats = (noun: string, fact: string): boolean =>
  longWordsOf(noun).some((one) => longWordsOf(fact).some((other) => one.includes(other) || other.includes(one)));
const longWordsOf = (words: string): string[] =>
  (
    words
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 2 || /[^\p{Script=Latin}]/u.test(word));
