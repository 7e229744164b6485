import type { Account } from '@presently/service/budgets/budgets';
import { factsForSafety, firstNameOf, type Profile } from '../people/profile.js';
import { ProductsUnavailable, type ProductSearch } from '../products/product-search.js';
import type { ProductOffer } from '../products/product-source.js';
import type { Budget } from './budget.js';
import { productsOf, type Candidate } from './compose.js';
import { dislikedBy } from './dislikes.js';
import { nameKey, type Idea } from './idea.js';
import { unsuitableFor } from './safety.js';
import { hasHeadWord } from '../products/head-word.js';
import { generalNames, ideasWords } from '../words/ideas/ideas-words.js';
import { toIdea } from './to-idea.js';

/** Things that please most people, as a shop's search box and as a main noun. */
const kinds = ['throw blanket', 'board game', 'jigsaw puzzle', 'notebook', 'scented candle', 'chocolate box'];

interface Asked {
  account: Account;
  profile: Profile;
  budget: Budget;
  /** Names of ideas to exclude. */
  avoid?: readonly string[];
  /** Keys of products to exclude. */
  exclude: ReadonlySet<string>;
  /** Whether the shops have anything for what was written, although nothing was sure enough to be shown. */
  hasListings: boolean;
  signal: AbortSignal;
  /** Called if a source of products did not answer. */
  onSilence: () => void;
}

/** The last idea when no other has products: it names no interest, and says so. */
export async function almostAnybody(
  { account, profile, budget, avoid = [], exclude, hasListings, signal, onSilence }: Asked,
  search: ProductSearch,
): Promise<Idea[]> {
  const out = new Set([...profile.notThis, ...avoid].map(nameKey));
  if ([...generalNames].some((name) => out.has(nameKey(name)))) return [];
  const { min, max, currency } = budget;
  const found = await Promise.all(
    kinds.map((query) =>
      search.search({ account, query, is: query, currency, min, max, limit: 3, exclude, signal }, onSilence).then(
        (offers) => offers.filter(({ title }) => hasHeadWord(title, query)),
        (error: unknown): ProductOffer[] => {
          if (error instanceof ProductsUnavailable) return [];
          throw error;
        },
      ),
    ),
  );
  const isDisliked = dislikedBy({ ...profile, facts: factsForSafety(profile) });
  const isUnsuitable = unsuitableFor(profile);
  const fit = found.flatMap((offers) =>
    offers.filter((offer) => !isDisliked(offer) && !isUnsuitable(offer.title)).slice(0, 1),
  );
  const offers = productsOf(fit, { keys: new Set(), shops: new Set() }, budget);
  if (offers.length === 0) return [];
  const say = ideasWords(profile.senderLanguage);
  const reason = hasListings ? 'unsure' : 'notSold';
  const why = say(profile.facts.length > 0 ? reason : 'littleKnown', { name: firstNameOf(profile) });
  const proposal = {
    name: say('general'),
    query: '',
    is: say('generalIs'),
    why,
    for: [],
    from: 'words' as const,
  };
  const candidate: Candidate = {
    proposal,
    isAssigned: true,
    isWritten: true,
    isSought: true,
    needsProducts: true,
    offers,
  };
  return [toIdea(candidate, { profile, budget, isPlain: () => true, isOver: true })];
}
