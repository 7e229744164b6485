import type { Language } from '@presently/rules/languages';
import { marketOf } from '@presently/rules/market';
import { unitsOf } from '@presently/rules/money';
import { moodOfOccasion } from '@presently/rules/gift-mood';
import { nameOf } from '../model/language-name.js';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { Question } from '../model/question.js';
import { aboutRow, schemaOfRows } from '../model/rows.js';
import { firstNameOf, kindsOf, toldGifts, toldKept, type Profile } from '../people/profile.js';
import type { Budget } from './budget.js';
import { readArriving, readWhole, type ArrivingIdea } from './read-ideas.js';

/** Ideas in one answer: a set, and two spares. */
export const asked = 10;
const mostAvoided = 30;
const mostGiven = 12;
const mostFacts = 24;
const longestFact = 160;

/** What a reason says. */
export const aboutReasons = `two short sentences to the giver, 10-16 words together. The first says what a thing of \
this kind does for this person, as a friend would, and holds for every one that counts, also for the plainest: no \
material, colour, size, number of parts, motif, feature or ease of use. The second may be a livelier look at the \
thing in use; it may be left out. By first name in at most half of them, she or he only where the relationship or a \
fact tells it, never "they". Only from the facts: no invented memory, number, habit, favorite, comparison, place, \
scene or belonging (no office or sofa that nobody told of), and no name of a person, place or work that the data does \
not have ("the story", not "Mordor"); no "love of", "perfect" or price. Each is built differently.`;

const instructions = `You choose presents as a thoughtful friend with taste does. Propose "count" gift ideas for the \
person in the data, best first.

An idea is one use or pleasure with all the things that give it, of which a friend says "yes, that": seeing birds \
close up, a campervan that feels like home; neither "a bird gift" nor one thing that a shop has once. No brand that \
the facts do not name; no voucher.
"facts" are what the giver typed: hobby, circumstance, trouble, grief, trait, a gift that was "loved". Answer what \
each means for this person's days: ease for a trouble, something gentle for a loss; for somebody who wants no things \
what is used up, and two or three things to do (a class, tickets, a subscription), which nobody else gets. Never \
mention the trouble, illness, loss or fault itself in name or why, nor hint at it: no "for hard nights", no "all your \
own now", nothing that is for two after a loss.
- Every fact gets an idea before any fact gets a second one, the most personal ones first; one or two ideas join \
several facts. At least half are things to enjoy, not aids. No filler for anybody: the giver sees at once \
which fact it is from. Nothing that any other fact speaks against.
- All ideas are different kinds of things, no thing in two of them, at most two of one sort (drinks, games, books). \
Most are usual things that shops have many of; one or two surprise.
- Right for age and relationship: a child gets things for that age; nothing intimate for a boss or colleague; no \
alcohol or blades for a minor. Gender only if stated. For an occasion of sympathy quiet comfort, nothing festive or \
funny.
- Nothing like "given" or "avoid"; nothing with or about a dislike or an allergy. If it is worn, put the size in \
query.
- Usually sold within the budget, new: a finer kind for much money, a small whole thing for little.

Each idea is a row of texts, `;
const aboutName = `"name": 1-6 words: a plain heading for things with one use, joined by "or", never "and": "Beach \
gear", "Campervan extras", "Garden book or journal".
`;
const aboutSearch = `"for": numbers of the facts that it answers: "1 3".
"query": 2-5 words for a shop's search box that find most of "is": nouns as shops write them, without "gift" and the \
person: "beach towel mat parasol".
`;
const aboutWidth = `As wide as it still serves this person, so that a small shop has three of it inside the budget; \
with no material, size, motif, style or feature, unless this person needs it.
`;
/** After a name in English, which stands for the heading. */
const aboutExamples = `"is": what a listing must be to count: three to five examples, of each of which the name is true: \
"towel, mat, parasol, game". ${aboutWidth}`;
const aboutIs = `"is": what a listing must be to count: a heading, a colon, three to five examples, of each of which it is \
true: "beach gear: towel, mat, parasol". ${aboutWidth}`;
const aboutWhy = `"why": ${aboutReasons}`;

/**
 * The keys of an idea in their order, and what is said of each. In another language the name says nothing to code, so `is`
 * comes before it. Where shops speak that language, too, the words for them come twice.
 */
function keysFor(language: Language, market: Language): { text: string; keys: string[] } {
  if (language === 'en') {
    const keys = ['name', 'for', 'query', 'is', 'why'];
    return { text: `${aboutRow(keys)}, in English:\n${aboutName}${aboutSearch}${aboutExamples}${aboutWhy}`, keys };
  }
  const isLocal = market !== 'en';
  const theirs = nameOf(language);
  const local = isLocal ? `"local": "query" in ${theirs}, as shops write it.\n` : '';
  const keys = ['is', 'name', 'for', 'query', ...(isLocal ? ['local'] : []), 'why'];
  const languages = `in English, but "name" and "why" in ${theirs}:\n`;
  return { text: `${aboutRow(keys)}, ${languages}${aboutIs}${aboutName}${aboutSearch}${local}${aboutWhy}`, keys };
}

/** Added where the giver asks for more like an idea. */
const alike = `

All ideas are in the vein of "like", which the giver likes: for the facts in its "for", and neither it nor a variant \
of it.`;

export interface Asking {
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid: readonly string[];
  count?: number;
  /** An idea that the giver likes. */
  like?: { name: string; is: string; for: readonly number[] };
}

/** What the model learns of a person whom it proposes something for. */
export function aboutPerson(profile: Profile, budget: Budget) {
  const { relationship, age, gender, country, sizes, language, occasion, facts, dislikes } = profile;
  const units = unitsOf(budget.currency);
  const person = { firstName: firstNameOf(profile), relationship, age, gender, country, sizes, language };
  return {
    person: Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)),
    facts: facts
      .slice(0, mostFacts)
      .map(({ kind, text: fact }, index) => ({ number: index + 1, kind, text: fact.slice(0, longestFact) })),
    dislikes,
    occasion: occasion && {
      type: occasion.type,
      title: occasion.title,
      date: occasion.date,
      mood: moodOfOccasion(occasion),
    },
    budget: {
      from: budget.min / units,
      to: budget.max === null ? null : budget.max / units,
      currency: budget.currency,
    },
  };
}

/** The question for ideas. */
export interface IdeasQuestion extends Question<ArrivingIdea[]> {
  /** Reads an answer that is still arriving. */
  readArriving: (text: string) => ArrivingIdea[];
}

/** Asks for ideas. */
export function askForIdeas({ profile, budget, avoid, count = asked, like }: Asking): IdeasQuestion {
  const { senderLanguage: language } = profile;
  const { text: aboutKeys, keys } = keysFor(language, marketOf(budget.currency, language).language);
  return {
    name: 'gift_ideas',
    instructions: `${instructions}${aboutKeys}${like ? alike : ''}`,
    data: {
      ...aboutPerson(profile, budget),
      given: kindsOf(toldGifts(profile).slice(0, mostGiven)),
      avoid: [...new Set([...avoid, ...profile.notThis.slice(-mostAvoided), ...kindsOf(toldKept(profile))])]
        .slice(0, mostAvoided)
        .map((name) => name.slice(0, 60)),
      count,
      ...(like && { like }),
    },
    schema: schemaOfRows({ ideas: keys }),
    maxTokens: maxTokensIn(language),
    read: (answer) => {
      const list = (answer as { ideas?: unknown } | null)?.ideas;
      if (!Array.isArray(list)) throw new UnfitAnswer(['"ideas" must be a list']);
      return readWhole(list, keys);
    },
    readArriving: (text) => readArriving(text, keys),
  };
}

/** Names and reasons have more tokens in other languages, most of all in other scripts. */
const maxTokensIn = (language: Language): number => (language === 'en' ? 1_600 : 2_400);
