import type { VariantChoices } from '@presently/contracts/kit/variant-choices';
import type { Language } from '@presently/rules/languages';
import type { Account } from '@presently/service/budgets/budgets';

/** Why a product was found: by the query, by a phrase for an interest, or because it is on a chosen shelf. */
export type FoundBy = 'query' | 'phrase' | 'shelf';

/** A product as a source offers it. */
export interface ProductOffer {
  title: string;
  /** In the smallest units of {@link currency}: cents, yen. */
  priceCents: number;
  /** ISO 4217: `USD`. */
  currency: string;
  /** The shop's name. */
  source: string;
  /** https only, like {@link link}; the sandbox's shops have http. */
  image: string;
  link: string;
  /** 0 to 5. */
  rating?: number;
  /** The number of ratings. */
  reviews?: number;
  gtin?: string;
  brand?: string;
  /** The shop's path to its shelf: `Home > Kitchen`. */
  category?: string;
  /** The number of its category in Google's taxonomy. */
  googleCategory?: number;
  /** As feeds state them: `newborn`, `infant`, `toddler`, `kids` or `adult`. */
  ageGroup?: string;
  /** `male`, `female` or `unisex`. */
  gender?: string;
  size?: string;
  /** Its place in the catalogue. */
  item?: { feed: string; id: string };
  /** Where it can be looked up again, of a shop that answers about single products. */
  place?: { shop: string; id: string };
  /** Its sizes and colours to choose from. Undefined where the source says nothing of them. */
  choices?: VariantChoices;
  /** When the source last confirmed this price. */
  checkedAt: Date;
  by: FoundBy;
}

export interface ProductQuery {
  /** Whose budget counts a search that costs money. */
  account: Account;
  /** Plain words for a shop's search box: two to five, in English unless the giver wrote them. */
  query: string;
  /** The same in the language of the market, where that is not English alone: shops may have titles in either. */
  local?: { query: string; language: Language } | undefined;
  /** What a listing must be, at most eight words. The catalogue ranks by it; no shop gets it. */
  is?: string;
  /** Texts of the facts that the idea is for. The catalogue looks for their phrases and shelves; no shop gets them. */
  interests?: readonly string[];
  /**
   * The language of titles beside English, where the interests may be in another one than those: English where there is
   * none. Undefined for interests in English.
   */
  titles?: Language | undefined;
  /** The only currency of the offers: ISO 4217. */
  currency: string;
  /** In its smallest units, both ends included; a `max` of null is open. */
  min: number;
  max: number | null;
  limit: number;
  /** {@link offerKeys} of products to exclude. */
  exclude?: ReadonlySet<string>;
  /** The person's years and gender as the giver stated them. No shop gets them. */
  age?: number | null;
  gender?: string | null;
  /** Cancels the search. */
  signal?: AbortSignal;
}

/** A source of products and their prices. */
export interface ProductSource {
  readonly name: string;
  /** Whether a search costs money: it is made only where the others find too little. */
  readonly isPaid?: boolean;
  /**
   * Offers inside the price range, matches of the query first, then those of phrases, then those of shelves; fewer
   * than the limit, or none, if no more match.
   * @throws if the source fails
   */
  search(query: ProductQuery): Promise<ProductOffer[]>;
}

/** Injects the sources, in the order of the searches. */
export const PRODUCT_SOURCES = Symbol('ProductSources');
