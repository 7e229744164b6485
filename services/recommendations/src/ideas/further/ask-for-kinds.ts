import { parse } from 'partial-json';
import { UnfitAnswer } from '../../model/model-unavailable.js';
import type { JsonSchema, Question } from '../../model/question.js';
import type { Profile } from '../../people/profile.js';
import type { Budget } from '../budget.js';
import { aboutPerson } from '../propose.js';

/** Kinds in one answer: many, because shops may have few of them. */
const asked = 24;
const mostSearches = 4;
const mostNames = 40;

/** A kind of thing for a person, without a reason. */
export interface FurtherKind {
  name: string;
  /** Numbers of the facts that it answers. */
  for: unknown;
}

/** Words that shops are searched for, to see what they have for a fact. */
export interface FurtherSearch {
  query: string;
  for: unknown;
}

export interface FurtherKinds {
  searches: FurtherSearch[];
  kinds: FurtherKind[];
}

const text = { type: 'string' } as const;
const numbers = { type: 'array', items: { type: 'integer' } } as const;
const listOf = (words: 'query' | 'name') => ({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: [words, 'for'],
    properties: { [words]: text, for: numbers },
  },
});
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['searches', 'kinds'],
  properties: { searches: listOf('query'), kinds: listOf('name') },
};

const instructions = `You choose presents for the person in the data. A small shop has nothing of the kinds in "notSold". \
"facts" are what the giver typed; "for" has the numbers of those that something is for.
"searches": ${mostSearches} searches of 1-3 words that show what a shop has for these facts, one for each of "unanswered" \
first: the subject as titles of such things have it ("bird", "navy", "low vision", "tea"), not a kind of thing.
"kinds": "count" further kinds of presents, each 1-3 words without material, style or feature: "Bird bath", "Mug", "Field \
guide". First several for each of "unanswered", then for the others. All are different, and none is in "notSold" or \
"avoid". Usual things that many shops have, from books and games to things to wear, eat and hang up, that this person would \
be glad of: right for age and relationship, with nothing of a dislike or an allergy; nothing intimate for a boss or \
colleague, no alcohol or blades for a minor. No voucher, subscription or service. Never name a trouble, illness or loss.`;

interface Asking {
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid: readonly string[];
  notSold: readonly string[];
  /** Numbers of facts that have no products yet. */
  unanswered: readonly number[];
}

/** Asks for many kinds of things, of which shops may have some, and for searches that find what shops have. */
export const askForKinds = ({ profile, budget, avoid, notSold, unanswered }: Asking): Question<FurtherKinds> => ({
  name: 'gift_kinds',
  instructions,
  data: { ...aboutPerson(profile, budget), avoid: avoid.slice(0, mostNames), notSold, unanswered, count: asked },
  schema,
  maxTokens: 900,
  read: (answer) => {
    const { kinds } = (answer ?? {}) as { kinds?: unknown };
    if (!Array.isArray(kinds)) throw new UnfitAnswer(['"kinds" must be a list']);
    return { searches: readSearches(answer), kinds: itemsOf(kinds, 'name').slice(0, asked) };
  },
});

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

function itemsOf<W extends 'query' | 'name'>(list: unknown, words: W): (Record<W, string> & { for: unknown })[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const fields = (item ?? {}) as Record<string, unknown>;
    const value = fields[words];
    if (typeof value !== 'string') return [];
    return [{ [words]: value, for: fields['for'] } as Record<W, string> & { for: unknown }];
  });
}
