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

/** The products of one idea. */
export interface PickedOffers {
  /** The offers that are what the idea says, the best first. */
  offers: readonly ProductOffer[];
  /** Those of them of which the rest of its reason is true. */
  bearing: ReadonlySet<ProductOffer>;
}

export interface Picked {
  /** For each idea. */
  picks: PickedOffers[];
  /** How many decoys were picked. */
  mistaken: number;
}

const longestTitle = 80;
const longestFact = 80;
const mostFacts = 12;

export const integers = { type: 'array', items: { type: 'integer' } } as const;
const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['picks', 'untrue', 'untrueMore'],
  properties: {
    picks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['idea', 'listings'],
        properties: { idea: { type: 'integer' }, listings: integers },
      },
    },
    untrue: integers,
    untrueMore: integers,
  },
};

/** When a listing counts. */
export const whatCounts = `A listing, [number, title, price], counts if it is of the group in "is", of any name, make, \
material and style; after a colon are only examples. And if this person would be glad of it: right for age, \
relationship and all "facts", above all those in "for". No accessory, spare part, refill, sample, costume, joke, print \
or picture of what is meant, unless "is" asks for it, nothing personalised that needs a name, nothing that has or is \
about a dislike, no second colour or size, and nothing with a theme, diet, hobby or taste that no fact asks for. \
Different kinds, makes and prices are better than alike ones.`;

/** Of which listings what the giver reads is not true. */
export const whatIsUntrue = `"untrue": when all are chosen, read "says" again beside each. Name those that the heading is \
no name for (a candle is no lamp, a puzzle no book), and those of which a promise of the reason is broken or left \
open: a kind, material, size, number, feature, use, ease or effect that is neither in the title nor true of every \
such thing (a kit to put together under "ready at once"). A playful image is no promise.
"untrueMore": the same for "more", which is left out where a chosen listing breaks it. Answer with numbers only.`;

const instructions = `For each of "ideas", a present for the person in the data, choose up to four of its listings, \
the best first: all that count. ${whatCounts} None is a good answer; a wrong one is not.
${whatIsUntrue}`;

/** What the model learns of a person whom it picks products for. */
export const aboutReader = ({ relationship, age, dislikes, facts }: Reader) => ({
  person: { relationship, ...(age !== null && { age }) },
  facts: facts.slice(0, mostFacts).map(({ text }, index) => ({ number: index + 1, text: text.slice(0, longestFact) })),
  dislikes,
});
type Reader = Pick<Profile, 'relationship' | 'age' | 'dislikes' | 'facts'>;

/** A listing as the model reads it: without names of its parts, which would cost more than all reasons. */
export const listed = ({ title, priceCents, currency }: Listing, number: number) =>
  [number, title.slice(0, longestTitle), priceCents / unitsOf(currency)] as const;

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
        ...aboutIdea(proposal),
        listings: mixed[index]!.map(({ listing }, nth) => listed(listing, starts[index]! + nth + 1)),
      })),
    },
    schema,
    maxTokens: 60 + 65 * ideas.length,
    read: (answer) => readPicks(answer, mixed, starts),
  };
}

/** An idea as the model reads it: what its listings must be, and what the giver reads. */
export const aboutIdea = ({ name, is, why, more, for: numbers }: Proposal) => ({
  is,
  says: name.toLowerCase() === is.toLowerCase() ? why : `${name}. ${why}`,
  ...(more && { more }),
  for: numbers,
});

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
  const { picks, ...untruths } = (answer ?? {}) as Record<string, unknown>;
  if (!Array.isArray(picks)) throw new UnfitAnswer(['"picks" must be a list']);
  const { isTrue, isBearing } = truthOf(untruths);
  const read = mixed.map(() => ({ offers: [] as ProductOffer[], bearing: new Set<ProductOffer>() }));
  let mistaken = 0;
  for (const pick of picks) {
    const { idea, listings } = (pick ?? {}) as Record<string, unknown>;
    const at = Number(idea) - 1;
    const own = read[at];
    if (!own || !Array.isArray(listings)) continue;
    for (const number of new Set(listings.slice(0, perIdea * 2))) {
      const found = mixed[at]![Number(number) - starts[at]! - 1];
      if (found && !found.offer) mistaken++;
      if (!found?.offer || !isTrue(number) || own.offers.length === perIdea * 2) continue;
      own.offers.push(found.offer);
      if (isBearing(number)) own.bearing.add(found.offer);
    }
  }
  return { picks: read, mistaken };
}

/** Of which chosen listings an idea's words are true, and the rest of its reason. */
export function truthOf({ untrue, untrueMore }: Record<string, unknown>) {
  const untrueOnes = new Set<unknown>(Array.isArray(untrue) ? untrue : []);
  // Without an answer nobody knows what bears out the rest of the reasons.
  const notBearing = Array.isArray(untrueMore) ? new Set<unknown>(untrueMore) : undefined;
  return {
    isTrue: (number: unknown) => !untrueOnes.has(number),
    isBearing: (number: unknown) => notBearing !== undefined && !notBearing.has(number),
  };
}
