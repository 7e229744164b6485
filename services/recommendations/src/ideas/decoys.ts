/** A product as the model reads it. */
export interface Listing {
  title: string;
  priceCents: number;
  currency: string;
}

/** What a decoy must not be mistaken for. */
interface Wanted {
  name: string;
  query: string;
  is: string;
  /** Texts of the facts that the idea is for. */
  facts: readonly string[];
}

/** Listings of one search, with what they were searched for. */
export interface Searched {
  facts: readonly string[];
  listings: readonly Listing[];
}

/** Decoys of each idea. */
export const perIdea = 2;
/** Decoys that an honest judge may take for fitting in one set. */
const mostMistaken = 1;

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.replace(/e?s$/, '')));

/**
 * Listings that cannot be what an idea wants: found for other facts, and without a word in common with it. The same
 * ones for the same input, so that an equal question can be answered again.
 */
export function decoysFor(wanted: Wanted, others: readonly Searched[], count = perIdea): Listing[] {
  const own = wordsOf([wanted.name, wanted.query, wanted.is, ...wanted.facts].join(' '));
  const facts = new Set(wanted.facts);
  const strange = others
    .filter((other) => !other.facts.some((fact) => facts.has(fact)))
    // From the end of each search: the first listings are sold to everybody.
    .map(({ listings }) => listings.filter(({ title }) => wordsOf(title).isDisjointFrom(own)).toReversed());
  const chosen = new Map<string, Listing>();
  for (let nth = 0; chosen.size < count && strange.some((listings) => nth < listings.length); nth++) {
    for (const listings of strange) {
      const listing = listings[nth];
      if (listing && chosen.size < count) chosen.set(listing.title, listing);
    }
  }
  return [...chosen.values()];
}

/** Counts the decoys that were picked in one set. */
export class Belief {
  private mistaken = 0;

  count(mistaken: number): void {
    this.mistaken += mistaken;
  }

  /** Whether the picks of this set are believed. */
  get isLeft(): boolean {
    return this.mistaken <= mostMistaken;
  }
}
