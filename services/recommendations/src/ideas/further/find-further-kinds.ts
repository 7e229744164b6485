import type { Meter } from '../../costs/idea-costs.js';
import type { Model, Waiting } from '../../model/model.js';
import type { Profile } from '../../people/profile.js';
import type { ProductOffer } from '../../products/product-source.js';
import type { Admission } from '../admission.js';
import type { Budget } from '../budget.js';
import { decoysFor, type Searched } from '../decoys.js';
import type { Proposal } from '../idea.js';
import type { PickedOffers } from '../pick.js';
import { askForKinds, type FurtherSearch } from './ask-for-kinds.js';
import { askForMatches } from './ask-for-matches.js';

/** Decoys among the listings of one question. */
const mostDecoys = 3;

export interface Further {
  profile: Profile;
  budget: Budget;
  admission: Admission;
  model: Model;
  meter: Meter;
  signal: AbortSignal;
  until: number;
  avoid: readonly string[];
  /** Kinds that the shops have nothing of. */
  notSold: readonly string[];
  /** Numbers of facts that have no products yet. */
  unanswered: readonly number[];
  /** How many ideas with products each fact has, by its number. */
  stocked: ReadonlyMap<number, number>;
  /** How many ideas are wanted. */
  most: number;
  /** Ideas of the set that have room for more products. */
  roomy: readonly Proposal[];
  /** Listings for decoys. */
  strange: readonly Searched[];
  /** Searches for what shops have. @returns listings that have no place in the set yet */
  browse: (searches: readonly Pick<Proposal, 'query' | 'local' | 'for'>[]) => Promise<ProductOffer[]>;
}

/** A proposal with the listings that are of its kind. */
export interface FurtherIdea {
  proposal: Proposal;
  picked: PickedOffers;
}

export interface Found {
  ideas: FurtherIdea[];
  /** Further listings for the ideas that have room. */
  more: FurtherIdea[];
  /** How many decoys were matched. */
  mistaken: number;
}

/**
 * Ideas for a shop that has little: the model names many kinds with their reasons, and then says by numbers of which of
 * them the shop has something.
 * @throws ModelUnavailable
 */
export async function findFurtherKinds(further: Further): Promise<Found> {
  const { profile, admission, model, meter, signal, until, most, roomy } = further;
  const waiting: Waiting = { signal, until, onCost: meter.onCost };
  let browsing: Promise<ProductOffer[]> | undefined;
  // It begins while the kinds are being written.
  const browse = (searches: readonly FurtherSearch[]) => {
    browsing = further.browse(
      searches.flatMap(({ query, local, for: numbers }) => {
        const words = admission.readWords(query);
        const theirs = admission.readWords(local, profile.senderLanguage);
        return words ? [{ query: words, for: admission.readFor(numbers), ...(theirs && { local: theirs }) }] : [];
      }),
    );
    browsing.catch(() => undefined);
    return browsing;
  };
  const question = askForKinds(further);
  const onText = (text: string) => {
    const searches = browsing ? undefined : question.searchesIn(text);
    if (searches) void browse(searches);
  };
  const answer = await model.answer(question, { ...waiting, onText });
  const offers = await (browsing ?? browse(answer.searches));
  const kinds = answer.kinds.flatMap((kind) => {
    const proposal = admission.readName({ name: kind.name, is: kind.is });
    if (!proposal) return [];
    proposal.is = admission.readIs(proposal, kind.is);
    proposal.query = admission.readQuery(proposal, '');
    proposal.for = admission.readFor(kind.for);
    admission.readWhy(proposal, kind.why, true);
    return [proposal];
  });
  const all = [...roomy, ...kinds];
  if (offers.length === 0 || all.length === 0) return { ideas: [], more: [], mistaken: 0 };
  const wanted = all.map(({ is }) => is).join(' ');
  const facts = profile.facts.map(({ text }) => text);
  const decoys = decoysFor({ name: wanted, query: '', is: '', facts }, further.strange, mostDecoys);
  const { mistaken, ...matched } = await model.answer(askForMatches({ profile, kinds: all, offers, decoys }), waiting);

  const found = all
    .map((proposal, index) => ({ proposal, picked: matched.picks[index]! }))
    .filter(({ picked }) => picked.offers.length > 0);
  const more = found.filter(({ proposal }) => roomy.includes(proposal));
  const others = found.filter(({ proposal }) => !roomy.includes(proposal));
  const ideas = inOrderOfNeed(others, further.stocked)
    .values()
    .filter(({ proposal }) => admission.take(proposal))
    .take(most)
    .toArray();
  return { ideas, more, mistaken };
}

/**
 * Each idea is the next for the fact that has the fewest so far, so that no fact gets a third before another has its
 * second; among those, one with a choice of listings, and then the one that the model named first. Ideas for no fact come
 * last.
 */
export function inOrderOfNeed(found: readonly FurtherIdea[], stocked: ReadonlyMap<number, number>): FurtherIdea[] {
  const counts = new Map(stocked);
  const hasChoice = ({ picked }: FurtherIdea) => Number(picked.offers.length > 1);
  const left = found.toSorted((one, other) => hasChoice(other) - hasChoice(one));
  const fewest = ({ proposal }: FurtherIdea) => Math.min(...proposal.for.map((number) => counts.get(number) ?? 0));
  const ordered: FurtherIdea[] = [];
  while (left.length > 0) {
    const next = left.reduce((best, each) => (fewest(each) < fewest(best) ? each : best));
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
    for (const number of next.proposal.for) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return ordered;
}
