import type { Account } from '@presently/service/budgets/budgets';
import { Semaphore } from '@presently/messaging/semaphore';
import { ProductsUnavailable, type ProductSearch } from '../products/product-search.js';
import type { OldOffer as ProductOffer } from './until-merge.js';
import { isOfEra } from '../topics/era.js';
import { evidenceOf, type Evidence } from '../topics/evidence.js';
import { fitOf } from '../topics/fit.js';
import { topicOf } from '../topics/topic.js';
import type { Budget } from './budget.js';

/** Products in one search: enough for a whole set about one interest, and for the next. */
const searchLimit = 60;
/** Concurrent searches of one set of ideas. */
const searchesAtOnce = 4;

export interface SearchOptions {
  search: ProductSearch;
  account: Account;
  budget: Budget;
  signal: AbortSignal;
  /** Keys of products that no search finds. */
  exclude: ReadonlySet<string>;
  /** Whether a product comes after all others. */
  isLast: (offer: ProductOffer) => boolean;
}

/** What the shops have about each interest, by one search each. */
export class ProductsAbout {
  private readonly searches = new Map<string, Promise<ProductOffer[]>>();
  private readonly offers = new Map<string, ProductOffer[]>();
  /** What there is for naming each interest by each product's address. */
  private readonly evidence = new Map<string, Map<string, Evidence>>();
  private readonly slots = new Semaphore(searchesAtOnce, Infinity);
  /** Whether a search failed. */
  isIncomplete = false;

  constructor(private readonly options: SearchOptions) {}

  /** The products that are about an interest. All its ideas share one search. */
  about(interest: string): Promise<ProductOffer[]> {
    const known = this.searches.get(interest);
    if (known) return known;
    const { isLast } = this.options;
    const search = this.search(interest).then((found) => {
      const topic = topicOf(interest);
      const evidenceFor = (offer: ProductOffer) => (isOfEra(offer, interest) ? evidenceOf(offer, topic) : 0);
      this.evidence.set(interest, new Map(found.map((offer) => [offer.link, evidenceFor(offer)])));
      const sorted = found.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)));
      this.offers.set(interest, sorted);
      return sorted;
    });
    this.searches.set(interest, search);
    return search;
  }

  /** What has been found about an interest so far. */
  found(interest: string): readonly ProductOffer[] {
    return this.offers.get(interest) ?? [];
  }

  /** The interests that something was looked for. */
  interests(): string[] {
    return [...this.offers.keys()];
  }

  /** Adds a product that somebody who knows it says is about an interest. */
  add(offer: ProductOffer, interest: string): void {
    this.offers.get(interest)?.push({ ...offer, fit: 3 });
    this.evidence.get(interest)?.set(offer.link, 1);
  }

  /** Products that somebody who knows them says are about what they were found for. */
  approve(offers: readonly ProductOffer[]): void {
    for (const evidence of this.evidence.values())
      for (const { link } of offers) if (evidence.get(link) === 0) evidence.set(link, 1);
  }

  /** What has been found about each interest so far. */
  all(): (readonly ProductOffer[])[] {
    return [...this.offers.values()];
  }

  evidenceFor({ link }: ProductOffer, interest: string): Evidence {
    return this.evidence.get(interest)?.get(link) ?? 0;
  }

  /** Whether there is so much evidence that the product at an address is about one of the interests. */
  hasEvidence(link: string, least: Evidence): boolean {
    return [...this.evidence.values()].some((byLink) => (byLink.get(link) ?? 0) >= least);
  }

  private async search(interest: string): Promise<ProductOffer[]> {
    const { search, account, budget, signal, exclude } = this.options;
    const { min, max } = budget;
    const query = { account, query: interest, interests: [interest], min, max, limit: searchLimit };
    const found = await this.slots
      .withSlot(() => search.search({ ...query, exclude, signal }))
      .catch((error: unknown) => {
        if (!(error instanceof ProductsUnavailable)) throw error;
        this.isIncomplete = true;
        return [];
      });
    // The catalogue's offers are about the topic; other sources search more loosely.
    const offers = (found ?? []).flatMap((offer) => {
            const fit = fitOf(offer, topicOf(interest));
      return fit > 0 ? { ...offer, fit } : [];
    });
    const ofEra = offers.filter((offer) => isOfEra(offer, interest));
    return ofEra.length > 0 ? ofEra : offers;
  }
}
