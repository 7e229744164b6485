import type { Language } from '@presently/rules/languages';
import { marketOf } from '@presently/rules/market';
import { parse } from 'partial-json';
import { nameOf } from '../../model/language-name.js';
import { UnfitAnswer } from '../../model/model-unavailable.js';
import type { JsonSchema, Question } from '../../model/question.js';
import type { Profile } from '../../people/profile.js';
import type { Budget } from '../budget.js';
import { aboutPerson, aboutReasons } from '../propose.js';

/** Kinds in one answer: many, because shops may have few of them. */
const asked = 12;
const mostSearches = 4;
const mostNames = 40;

/** A kind of thing for a person. */
export interface FurtherKind {
  name: string;
  /** What a listing must be to count. */
  is: unknown;
  /** Numbers of the facts that it answers. */
  for: unknown;
  /** The reason to give it. */
  why: unknown;
}

/** Words that shops are searched for, to see what they have for a fact. */
export interface FurtherSearch {
  query: string;
  /** The same for shops that speak the giver's language. */
  local: unknown;
  for: unknown;
}

export interface FurtherKinds {
  searches: FurtherSearch[];
  kinds: FurtherKind[];
}

const text = { type: 'string' } as const;
const numbers = { type: 'array', items: { type: 'integer' } } as const;
const listOf = (...keys: string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: keys,
    properties: Object.fromEntries(keys.map((key) => [key, key === 'for' ? numbers : text])),
  },
});
const schemaOf = (search: readonly string[], kind: readonly string[]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['searches', 'kinds'],
  properties: { searches: listOf(...search, 'for'), kinds: listOf(...kind, 'for', 'why') },
});

/** What is said of the language. Name and reason are read by the giver; code reads "is". */
function inLanguage(language: Language, market: Language): { text: string; schema: JsonSchema } {
  if (language === 'en') return { text: '', schema: schemaOf(['query'], ['name', 'is']) };
  const theirs = nameOf(language);
  const local = market === 'en' ? '' : `, "local": "query" in ${theirs}`;
  return {
    text: `\nAll in English, but "name" and "why" in ${theirs}${local}.`,
    schema: schemaOf(market === 'en' ? ['query'] : ['query', 'local'], ['is', 'name']),
  };
}

const instructions = `You choose presents for the person in the data. A small shop has nothing of the kinds in \
"notSold". "facts" are what the giver typed; "for" has the numbers of those that something is for.
"searches": ${mostSearches} searches of 1-3 words that show what a shop has for these facts, one for each of \
"unanswered" first: the subject as titles of such things have it ("bird", "navy", "low vision", "tea"), not a kind of \
thing.
"kinds": "count" further sorts of presents that this person would be glad of, from books and games to things to wear, \
eat and hang up: first several for each of "unanswered", then for the others. The giver sees at once which fact a sort \
is from: no hobby or taste that nobody wrote of, and nothing that would suit anybody.
"name": 1-6 words: a plain heading for a group of things with one use, its parts joined by "or", never "and": "Warm \
things for the house", "Something good to eat". "is": the heading, a colon, and three to five examples, of each of \
which it is true, without material, style or feature: "warm things for the house: robe, slippers, socks, throw", \
"something good to eat: basket, box, sampler". The shop has one or two of each thing, so a sort is wide; no thing is \
in two sorts, in "notSold" or in "avoid". "why": ${aboutReasons}
Right for age and relationship, with nothing of a dislike or an allergy; nothing intimate for a boss or colleague, no \
alcohol or blades for a minor. No voucher; a class or subscription only for somebody who wants no things. Never name \
a trouble, illness or loss.`;

interface Asking {
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid: readonly string[];
  notSold: readonly string[];
  /** Numbers of facts that have no products yet. */
  unanswered: readonly number[];
}

/** Asks for many kinds of things with reasons, of which shops may have some, and for searches that find what they have. */
export function askForKinds({ profile, budget, avoid, notSold, unanswered }: Asking): Question<FurtherKinds> {
  const { senderLanguage: language } = profile;
  const { text: ofLanguage, schema } = inLanguage(language, marketOf(budget.currency, language).language);
  return {
    name: 'gift_kinds',
    instructions: `${instructions}${ofLanguage}`,
    data: { ...aboutPerson(profile, budget), avoid: avoid.slice(0, mostNames), notSold, unanswered, count: asked },
    schema,
    maxTokens: language === 'en' ? 1_200 : 1_900,
    read: (answer) => {
      const { kinds } = (answer ?? {}) as { kinds?: unknown };
      if (!Array.isArray(kinds)) throw new UnfitAnswer(['"kinds" must be a list']);
      return { searches: readSearches(answer), kinds: itemsOf(kinds, 'name').slice(0, asked) };
    },
  };
}

/** The searches of an answer that is still arriving; undefined until they are complete. */
export function searchesIn(text: string): FurtherSearch[] | undefined {
  const from = text.indexOf('{');
  if (from < 0 || !text.includes('"kinds"')) return undefined;
  try {
    return readSearches(parse(text.slice(from)));
  } catch {
    return undefined;
  }
}

const readSearches = (answer: unknown) =>
  itemsOf((answer as { searches?: unknown } | null)?.searches, 'query').slice(0, mostSearches);

type Item<W extends string> = Record<W, string> & { is: unknown; local: unknown; for: unknown; why: unknown };

function itemsOf<W extends 'query' | 'name'>(list: unknown, words: W): Item<W>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const fields = (item ?? {}) as Record<string, unknown>;
    const value = fields[words];
    if (typeof value !== 'string') return [];
    const { is, local, for: numbers, why } = fields;
    return [{ [words]: value, is, local, for: numbers, why } as Item<W>];
  });
}
