import { unitsOf } from '@presently/rules/money';
import { moodOfOccasion } from '@presently/rules/gift-mood';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';
import { firstNameOf, type Profile } from '../people/profile.js';
import type { Budget } from './budget.js';

/** Ideas in one answer: a set, and two spares. */
export const asked = 10;
const mostAvoided = 30;
const mostGiven = 12;
const mostFacts = 24;
const longestFact = 160;

const text = { type: 'string' } as const;
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ideas'],
  properties: {
    ideas: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'for', 'query', 'why'],
        properties: {
          name: text,
          for: { type: 'array', items: { type: 'integer' } },
          query: text,
          why: text,
        },
      },
    },
  },
};

/** What a reason says. */
export const aboutReasons = `a sentence or two to the giver, 10-16 words: what a thing of this kind does for this \
person, by first name in at most half of them, she or he only where the gender is stated, never "they". About the thing it says only what is true \
of every one of its kind: no material, colour, size, number of parts, motif or feature. Only from the facts: no invented \
memory, name, place, number, habit or belonging, no "love of", "perfect" or price. Each is built \
differently.`;

const instructions = `You choose presents as a thoughtful friend with taste does. Propose "count" gift ideas for the \
person in the data, best first.

An idea is a kind of thing of which any large shop sells several new ones, narrow enough that a friend would say "yes, \
that": a bird feeder for the window, a set of watercolours; neither "a bird gift" nor one rare make of it. No brand that \
the facts do not name; no voucher, subscription or service.
"facts" are what the giver typed: hobby, circumstance, trouble, grief, trait, a gift that was "loved". Answer what each \
means for this person's days: ease for a trouble, something gentle for a loss, one fine or used-up thing for somebody \
who wants nothing. Never mention the trouble, illness, loss or fault itself in name or why, nor hint at it: no "for hard \
nights", no "sleep again", no "all your own now", nothing that is for two after a loss.
- Every fact gets an idea before any fact gets a second one, the most personal ones first; one or two ideas join several \
facts. At least half are things to enjoy, not aids. No filler that would suit anybody: the giver sees at once which fact it \
is from. Nothing that any other fact speaks against.
- All ideas are different kinds of things, no two with the same main noun, at most two of one sort \
(drinks, games, books). Most are kinds of which shops have many for \
such a person; one or two surprise.
- Right for age and relationship: a child gets things for that age; nothing intimate for a boss or colleague; no alcohol \
or blades for a minor. Gender only if stated. For an occasion of sympathy quiet comfort, nothing festive or funny.
- Nothing like "given" or "avoid"; nothing with or about a dislike or an allergy. If it is worn, put the size in query.
- A good one is usually sold within the budget, new: a finer kind for much money, a small whole thing for little.

Keys in this order, in English:
"name": 1-4 words, the kind of thing, which a listing must itself be to count: "Bird guide", "Dice tower", "Tea sampler", \
"Hand cream". As wide as the reason allows: with no material, size, motif, style or feature, unless this person needs it.
"for": numbers of the facts that it answers.
"query": 2-5 words for a shop's search box: the kind of thing, as shops write it, without "gift" and the person.
"why": ${aboutReasons}`;

/** Added where the giver asks for more like an idea. */
const alike = `

All ideas are in the vein of "like", which the giver likes: for the facts in its "for", and neither it nor a variant of it.`;

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

/** Asks for ideas. The answer is read while it arrives, so its reader only sees whether there is one. */
export const askForIdeas = ({ profile, budget, avoid, count = asked, like }: Asking): Question<unknown[]> => ({
  name: 'gift_ideas',
  instructions: `${instructions}${like ? alike : ''}`,
  data: {
    ...aboutPerson(profile, budget),
    given: profile.given.slice(0, mostGiven).map(({ title }) => title.slice(0, 60)),
    avoid: [...new Set([...avoid, ...profile.notThis.slice(-mostAvoided), ...profile.kept.map(({ title }) => title)])]
      .slice(0, mostAvoided)
      .map((name) => name.slice(0, 60)),
    count,
    ...(like && { like }),
  },
  schema,
  maxTokens: 1_600,
  read: (answer) => {
    const list = (answer as { ideas?: unknown } | null)?.ideas;
    if (!Array.isArray(list)) throw new UnfitAnswer(['"ideas" must be a list']);
    return list;
  },
});
