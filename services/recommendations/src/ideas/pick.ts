import { unitsOf } from '@presently/rules/money';
import { UnfitAnswer } from '../model/model-unavailable.js';
import type { JsonSchema, Question } from '../model/question.js';
import type { Profile } from '../people/profile.js';
import type { ProductOffer } from '../products/product-source.js';
import type { Listing } from './decoys.js';
import { perIdea, type Proposal } from './idea.js';

/** An idea with the listings to pick from. */
export interface Offered {
  proposal: Proposal;
  offers: readonly ProductOffer[];
  decoys: readonly Listing[];
}

export interface Picked {
  /** For each idea: the offers that are what it says, the best first. */
  offers: ProductOffer[][];
  /** How many decoys were picked. */
  mistaken: number;
}

const longestTitle = 80;
const longestFact = 80;
const mostFacts = 12;

const integers = { type: 'array', items: { type: 'integer' } } as const;
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['picks'],
  properties: {
    picks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['idea', 'listings', 'untrue'],
        properties: { idea: { type: 'integer' }, listings: integers, untrue: integers },
      },
    },
  },
};

/** When a listing counts. */
export const whatCounts = `A listing counts only if it is itself what "is" says, under this or another name, and this \
person would be glad of it for the facts in "for": right for age, relationship and all "facts". Makes, materials and \
styles may differ. Leave out accessories, spare parts, refills, samples, costumes, jokes, prints or \
pictures of the thing, personalised things that need a name, what has or is about a dislike, and a second colour or size \
of the same product. Three different ones are better than three alike. Some listings come from other searches.`;

const instructions = `For each of "ideas", a present for the person in the data, choose three of its listings, the best \
first, or as many as count. ${whatCounts} One, or \
none, is a good answer; a wrong one is not.
"says" is what the giver reads of the idea. In "untrue", repeat those of the chosen listings of which not all of it is \
true: a material, size, number, feature, use or series that it gives the thing must stand in the title, or belong to \
every thing of the kind. Answer with numbers only.`;

/** What the model learns of a person whom it picks products for. */
export const aboutReader = ({ relationship, age, dislikes, facts }: Reader) => ({
  person: { relationship, ...(age !== null && { age }) },
  facts: facts.slice(0, mostFacts).map(({ text }, index) => ({ number: index + 1, text: text.slice(0, longestFact) })),
  dislikes,
});
type Reader = Pick<Profile, 'relationship' | 'age' | 'dislikes' | 'facts'>;

/** A listing as the model reads it. */
export const listed = ({ title, priceCents, currency }: Listing, number: number) => ({
  number,
  title: title.slice(0, longestTitle),
  price: priceCents / unitsOf(currency),
});

interface Asking {
  profile: Reader;
  ideas: readonly Offered[];
}

/** A listing of a question; without an offer it is a decoy. */
export type Numbered = { listing: Listing; offer: ProductOffer | undefined };

/** Asks which listings are what their ideas say. The answer has numbers only, so no title can speak to the sender. */
export function askForPicks({ profile, ideas }: Asking): Question<Picked> {
  const mixed = ideas.map(({ proposal, offers, decoys }) => withDecoys(proposal.is, offers, decoys));
  const starts = mixed.map((_, index) => mixed.slice(0, index).reduce((sum, { length }) => sum + length, 0));
  return {
    name: 'pick_products',
    instructions,
    data: {
      ...aboutReader(profile),
      ideas: ideas.map(({ proposal }, index) => ({
        number: index + 1,
        is: proposal.is,
        says: saidOf(proposal),
        for: proposal.for,
        listings: mixed[index]!.map(({ listing }, nth) => listed(listing, starts[index]! + nth + 1)),
      })),
    },
    schema,
    maxTokens: 60 + 60 * ideas.length,
    read: (answer) => readPicks(answer, mixed, starts),
  };
}

/** What the giver reads of an idea, beside what its listings must be. */
const saidOf = ({ name, is, why }: Proposal) => (name.toLowerCase() === is.toLowerCase() ? why : `${name}. ${why}`);

/** Offers with decoys among them, at places that depend on what the listings must be. */
export function withDecoys(is: string, offers: readonly ProductOffer[], decoys: readonly Listing[]): Numbered[] {
  const mixed: Numbered[] = offers.map((offer) => ({ listing: offer, offer }));
  for (const [nth, listing] of decoys.entries()) {
    const place = (is.length * (nth + 3) + nth * 5) % (mixed.length + 1);
    mixed.splice(place, 0, { listing, offer: undefined });
  }
  return mixed;
}

function readPicks(answer: unknown, mixed: readonly Numbered[][], starts: readonly number[]): Picked {
  const { picks } = (answer ?? {}) as { picks?: unknown };
  if (!Array.isArray(picks)) throw new UnfitAnswer(['"picks" must be a list']);
  const offers: ProductOffer[][] = mixed.map(() => []);
  let mistaken = 0;
  for (const pick of picks) {
    const { idea, listings, untrue } = (pick ?? {}) as Record<string, unknown>;
    const at = Number(idea) - 1;
    const own = offers[at];
    if (!own || !Array.isArray(listings)) continue;
    const untrueOnes = new Set<unknown>(Array.isArray(untrue) ? untrue : []);
    for (const number of new Set(listings.slice(0, perIdea * 2))) {
      const found = mixed[at]![Number(number) - starts[at]! - 1];
      if (found && !found.offer) mistaken++;
      else if (found?.offer && !untrueOnes.has(number) && own.length < perIdea * 2) own.push(found.offer);
    }
  }
  return { offers, mistaken };
}
