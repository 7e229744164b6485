import { UnfitAnswer } from '../../model/model-unavailable.js';
import type { JsonSchema, Question } from '../../model/question.js';
import type { Profile } from '../../people/profile.js';
import type { ProductOffer } from '../../products/product-source.js';
import type { Listing } from '../decoys.js';
import type { Proposal } from '../idea.js';
import {
  aboutIdea,
  aboutReader,
  integers,
  listed,
  truthOf,
  whatCounts,
  whatIsUntrue,
  withDecoys,
  type Numbered,
  type PickedOffers,
} from '../pick.js';

export interface Matches {
  /** For each kind. */
  picks: PickedOffers[];
  /** How many decoys were matched. */
  mistaken: number;
}

/** Listings of one kind. */
const perKind = 4;
/** Numbers of one kind that are read: a model that names all of them names the decoys. */
const mostRead = 100;

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['matches', 'untrue', 'untrueMore'],
  properties: {
    matches: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'listings'],
        properties: { kind: { type: 'integer' }, listings: integers },
      },
    },
    untrue: integers,
    untrueMore: integers,
  },
};

const instructions = `For each of "kinds", presents for the person in the data, find the listings that are of that kind, the \
best first, at most ${perKind}. ${whatCounts} A listing belongs to one kind only. Leave out the kinds without a listing: most \
have none.
${whatIsUntrue}`;

interface Asking {
  profile: Pick<Profile, 'relationship' | 'age' | 'dislikes' | 'facts'>;
  kinds: readonly Proposal[];
  offers: readonly ProductOffer[];
  decoys: readonly Listing[];
}

/** Asks which listings are of which kinds. The answer has numbers only, so no title can speak to the sender. */
export function askForMatches({ profile, kinds, offers, decoys }: Asking): Question<Matches> {
  const mixed = withDecoys(kinds.map(({ is }) => is).join(' '), offers, decoys);
  return {
    name: 'match_listings',
    instructions,
    data: {
      ...aboutReader(profile),
      kinds: kinds.map((kind, index) => ({ number: index + 1, ...aboutIdea(kind) })),
      listings: mixed.map(({ listing }, index) => listed(listing, index + 1)),
    },
    schema,
    maxTokens: 700,
    read: (answer) => readMatches(answer, kinds.length, mixed),
  };
}

function readMatches(answer: unknown, kinds: number, mixed: readonly Numbered[]): Matches {
  const { matches, ...untruths } = (answer ?? {}) as Record<string, unknown>;
  if (!Array.isArray(matches)) throw new UnfitAnswer(['"matches" must be a list']);
  const { isTrue, isBearing } = truthOf(untruths);
  const picks = Array.from({ length: kinds }, () => ({
    offers: [] as ProductOffer[],
    bearing: new Set<ProductOffer>(),
  }));
  const decoys = new Set<Numbered>();
  const taken = new Set<ProductOffer>();
  for (const match of matches) {
    const { kind, listings } = (match ?? {}) as Record<string, unknown>;
    const own = picks[Number(kind) - 1];
    if (!own || !Array.isArray(listings)) continue;
    for (const number of listings.slice(0, mostRead)) {
      const listing = mixed[Number(number) - 1];
      const offer = listing?.offer;
      if (listing && !offer) decoys.add(listing);
      if (!offer || !isTrue(number) || own.offers.length === perKind || taken.has(offer)) continue;
      own.offers.push(offer);
      taken.add(offer);
      if (isBearing(number)) own.bearing.add(offer);
    }
  }
  return { picks, mistaken: decoys.size };
}
