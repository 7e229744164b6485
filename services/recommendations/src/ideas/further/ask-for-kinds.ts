import type { Language } from '@presently/rules/languages';
import { marketOf } from '@presently/rules/market';
import { parse } from 'partial-json';
import { nameOf } from '../../model/language-name.js';
import { UnfitAnswer } from '../../model/model-unavailable.js';
import type { Question } from '../../model/question.js';
import { aboutRow, fieldsOf, schemaOfRows } from '../../model/rows.js';
import type { Profile } from '../../people/profile.js';
import type { Budget } from '../budget.js';
import { aboutPerson, aboutReasons } from '../propose.js';

/** Kinds in one answer: more than are wanted, because shops have about half of them. */
const mostAsked = 12;
const asked = (most: number): number => Math.min(mostAsked, 2 * most + 2);
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

interface Keys {
  search: readonly string[];
  kind: readonly string[];
}

/** The keys of a row, and what is said of the language. Name and reason are read by the giver; code reads "is". */
function inLanguage(language: Language, market: Language): { text: string; keys: Keys } {
  if (language === 'en') return { text: '', keys: { search: ['query', 'for'], kind: ['name', 'is', 'for', 'why'] } };
  const theirs = nameOf(language);
  const local = market === 'en' ? '' : `, "local": "query" in ${theirs}`;
  const search = market === 'en' ? ['query', 'for'] : ['query', 'local', 'for'];
  return {
    text: `\nAll in English, but "name" and "why" in ${theirs}${local}.`,
    keys: { search, kind: ['is', 'name', 'for', 'why'] },
  };
}

const aboutRows = ({ search, kind }: Keys): string =>
  `\nEach item of "searches" is a row of texts, ${aboutRow(search)}, each of "kinds", ${aboutRow(kind)}.`;

const instructions = `You choose presents for the person in the data. A small shop has nothing of the kinds in \
"notSold". "facts" are what the giver typed; "for" has the numbers of those that something is for: "1 3".
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
alcohol or blades for a minor. No voucher. Somebody who wants no things gets what is used up and things to do \
(a class, tickets, a subscription), nobody else does. Never name a trouble, illness or loss.`;

interface Asking {
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid: readonly string[];
  notSold: readonly string[];
  /** Numbers of facts that have no products yet. */
  unanswered: readonly number[];
  /** How many ideas are wanted. */
  most: number;
}

/** The question for further kinds. */
export interface KindsQuestion extends Question<FurtherKinds> {
  /** The searches of an answer that is still arriving; undefined until they are complete. */
  searchesIn: (text: string) => FurtherSearch[] | undefined;
}

/** Asks for many kinds of things with reasons, of which shops may have some, and for searches that find what they have. */
export function askForKinds({ profile, budget, avoid, notSold, unanswered, most }: Asking): KindsQuestion {
  const { senderLanguage: language } = profile;
  const { text: ofLanguage, keys } = inLanguage(language, marketOf(budget.currency, language).language);
  return {
    name: 'gift_kinds',
    instructions: `${instructions}${aboutRows(keys)}${ofLanguage}`,
    data: {
      ...aboutPerson(profile, budget),
      avoid: avoid.slice(0, mostNames),
      notSold,
      unanswered,
      count: asked(most),
    },
    schema: schemaOfRows({ searches: keys.search, kinds: keys.kind }),
    maxTokens: language === 'en' ? 1_200 : 1_900,
    read: (answer) => {
      const { kinds } = (answer ?? {}) as { kinds?: unknown };
      if (!Array.isArray(kinds)) throw new UnfitAnswer(['"kinds" must be a list']);
      return { searches: readSearches(answer, keys), kinds: itemsOf(kinds, keys.kind, 'name').slice(0, mostAsked) };
    },
    searchesIn: (text) => searchesIn(text, keys),
  };
}

function searchesIn(text: string, keys: Keys): FurtherSearch[] | undefined {
  const from = text.indexOf('{');
  if (from < 0 || !text.includes('"kinds"')) return undefined;
  try {
    return readSearches(parse(text.slice(from)), keys);
  } catch {
    return undefined;
  }
}

const readSearches = (answer: unknown, { search }: Keys) =>
  itemsOf((answer as { searches?: unknown } | null)?.searches, search, 'query').slice(0, mostSearches);

type Item<W extends string> = Record<W, string> & { is: unknown; local: unknown; for: unknown; why: unknown };

function itemsOf<W extends 'query' | 'name'>(list: unknown, keys: readonly string[], words: W): Item<W>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const fields = fieldsOf(item, keys) ?? {};
    const value = fields[words];
    if (typeof value !== 'string') return [];
    const { is, local, for: numbers, why } = fields;
    return [{ [words]: value, is, local, for: numbers, why } as Item<W>];
  });
}
