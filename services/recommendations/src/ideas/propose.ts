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
        required: ['name', 'is', 'for', 'query', 'why'],
        properties: {
          name: text,
          is: text,
          for: { type: 'array', items: { type: 'integer' } },
          query: text,
          why: text,
        },
      },
    },
  },
};

const instructions = `You choose presents as a thoughtful friend with taste does. Propose "count" gift ideas for the \
person in the data, best first.

An idea is a kind of thing of which any large shop sells several new ones, narrow enough that a friend would say "yes, \
that": a bird feeder for the window, a set of watercolours; neither "a bird gift" nor one rare make of it. No brand that \
the facts do not name; no voucher, subscription or service.
"facts" are what the giver typed: hobby, circumstance, trouble, grief, trait, a gift that was "loved". Answer what each \
means for this person's days: ease for a trouble, something gentle for a loss, one fine or used-up thing for somebody \
who wants nothing. Never mention the trouble, illness, loss or fault itself in name, is or why, nor hint at it: no "for \
hard nights", no "all your own now", nothing that is for two after a loss.
- Every fact gets an idea among the first eight, the most personal ones first; one or two ideas join several facts. At \
least half are things to enjoy, not aids. No filler that would suit anybody: the giver sees at once which fact it is from.
- All ideas are different kinds of things, no two with the same main noun. Most are kinds of which shops have many for \
such a person; one or two surprise.
- Right for age and relationship: a child gets things for that age; nothing intimate for a boss or colleague; no alcohol \
or blades for a minor. Gender only if stated. For an occasion of sympathy quiet comfort, nothing festive or funny.
- Nothing like "given" or "avoid"; nothing with or about a dislike or an allergy. If it is worn, put the size in query.
- A good one is usually sold within the budget, new: a finer kind for much money, a small whole thing for little.

Keys in this order, in English:
"name": what the giver reads, at most 5 words, plain and inviting. It promises no material, size, motif or feature that \
"is" does not have.
"is": 1-4 words: the plain kind of thing that a listing must itself be to count, as wide as the reason allows: "bird \
guide", "dice tower", "heating pad". A material or feature only if this person needs it.
"for": numbers of the facts that it answers.
"query": 2-5 words for a shop's search box: the kind of thing, as shops write it, without "gift" and the person.
"why": a sentence or two to the giver, 10-16 words: what a thing of this kind does for this person, by first name, or \
by she or he where the gender is stated. About the thing it says only what is true of every one of its kind: no material, \
colour, size, number of parts, motif or feature. Only from the facts: no invented memory, name, place, number, habit or \
belonging, no "love of", "perfect" or price. Each begins differently.`;

/** Added where the giver asks for more like an idea. */
const alike = `

All ideas are in the vein of "like", which the giver likes: for the facts in its "for", and neither it nor a variant of it.`;

/** Added where shops had nothing for the first ideas. */
const again = `

You proposed before; the shops had nothing of the kinds in "notSold". Propose other kinds, more usual ones that every large \
shop sells, first for the facts whose numbers are in "unanswered". Each still follows from a fact.`;

export interface Asking {
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid: readonly string[];
  count?: number;
  /** An idea that the giver likes. */
  like?: { name: string; is: string; for: readonly number[] };
  /** What became of the first ideas: kinds of which shops had nothing, and numbers of facts without products. */
  again?: { notSold: readonly string[]; unanswered: readonly number[] };
}

/** Asks for ideas. The answer is read while it arrives, so its reader only sees whether there is one. */
export const askForIdeas = (asking: Asking): Question<unknown[]> => {
  const { profile, budget, avoid, count = asked, like } = asking;
  const units = unitsOf(budget.currency);
  const { relationship, age, gender, country, sizes, language, occasion } = profile;
  const person = { firstName: firstNameOf(profile), relationship, age, gender, country, sizes, language };
  return {
    name: 'gift_ideas',
    instructions: `${instructions}${like ? alike : ''}${asking.again ? again : ''}`,
    data: {
      person: Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null)),
      facts: profile.facts
        .slice(0, mostFacts)
        .map(({ kind, text: fact }, index) => ({ number: index + 1, kind, text: fact.slice(0, longestFact) })),
      dislikes: profile.dislikes,
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
      given: profile.given.slice(0, mostGiven).map(({ title }) => title.slice(0, 60)),
      avoid: [...new Set([...avoid, ...profile.notThis.slice(-mostAvoided), ...profile.kept.map(({ title }) => title)])]
        .slice(0, mostAvoided)
        .map((name) => name.slice(0, 60)),
      count,
      ...(like && { like }),
      ...asking.again,
    },
    schema,
    maxTokens: 1_600,
    read: (answer) => {
      const list = (answer as { ideas?: unknown } | null)?.ideas;
      if (!Array.isArray(list)) throw new UnfitAnswer(['"ideas" must be a list']);
      return list;
    },
  };
};
