import type { EntityManager } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { inTurn } from '../in-turn.js';
import { chooseOffers } from '../products/choose-offers.js';
import { headOf } from '../products/head-word.js';
import type { FoundBy, ProductOffer, ProductQuery, ProductSource } from '../products/product-source.js';
import type { SearchHints } from './hints.js';
import { isMisspelt } from './titles/misspelt.js';
import { present, ProductRows, type FoundProduct } from './product-rows.js';
import { lexemesOf, phraseQuery, titleQueries } from './titles/title-queries.js';

const longestQuery = 200;
/** Phrases of one search; further ones belong to other ideas. */
const mostPhrases = 10;
/** From this limit on, a search reads widely: more of it comes from phrases and shelves. */
const wide = 20;

type Found = Record<FoundBy, ProductOffer[]> & { loose: ProductOffer[] };

/** The products of imported feeds. */
export class CatalogueSource implements ProductSource {
  readonly name = 'catalogue';

  private readonly rows: ProductRows;

  constructor(
    em: EntityManager,
    private readonly hints: Pick<SearchHints, 'phrasesFor' | 'shelvesFor'>,
    private readonly rules: { isHttpShown: boolean },
  ) {
    this.rows = new ProductRows(em);
  }

  async search(query: ProductQuery): Promise<ProductOffer[]> {
    if (query.max !== null && query.max < query.min) return [];
    const [byQuery, byHints] = await Promise.all([this.byWords(query), this.byHints(query)]);
    query.signal?.throwIfAborted();
    return mixed({ ...byQuery, ...byHints }, query, (offers, chosen) =>
      chooseOffers(offers, { ...query, limit: Infinity }, this.rules, chosen),
    );
  }

  private async byWords(query: ProductQuery): Promise<Pick<Found, 'query' | 'loose'>> {
    const text = query.query.slice(0, longestQuery);
    const [found, local] = await Promise.all([this.find(text, query), this.byLocalWords(query)]);
    const isFound = ({ query: close, loose }: typeof found) => close.length + loose.length > 0;
    if (local && isFound(local))
      return { query: inTurn([found.query, local.query]), loose: inTurn([found.loose, local.loose]) };
    if (isFound(found)) return found;
    // Similar words only if nothing was found: otherwise the words were spelled correctly.
    query.signal?.throwIfAborted();
    const meant = await this.correctlySpelt(text);
    return meant === undefined ? found : this.find(meant, query);
  }

  /** A feed does not say which language its titles are in. */
  private async byLocalWords({ local, ...query }: ProductQuery): Promise<Pick<Found, 'query' | 'loose'> | undefined> {
    if (!local || local.query === query.query) return undefined;
    // The noun of `is` is English.
    const { is: _is, ...ofWords } = query;
    return this.find(local.query.slice(0, longestQuery), ofWords);
  }

  private async find(text: string, query: ProductQuery): Promise<Pick<Found, 'query' | 'loose'>> {
    const [words = '', head = ''] = await this.rows.parse([text, headOf(query.is ?? text)]);
    const { close, loose } = titleQueries(lexemesOf(words), lexemesOf(head));
    const most = mostOf(query);
    const found = await this.rows.find(close, query, most);
    // Common words alone match a large part of a shop, and are needed only beside little else.
    const more = found.length < query.limit ? await this.rows.find(loose, query, most) : [];
    return { query: found.map(asFoundBy('query')), loose: more.map(asFoundBy('phrase')) };
  }

  private async byHints(query: ProductQuery): Promise<Pick<Found, 'phrase' | 'shelf'>> {
    const interests = query.interests ?? [];
    if (interests.length === 0) return { phrase: [], shelf: [] };
    const [phrases, shelves] = await Promise.all([
      this.hints.phrasesFor(interests, query),
      this.hints.shelvesFor(interests, query),
    ]);
    query.signal?.throwIfAborted();
    const own = forIdea([...phrases.values()], query.query).slice(
      0,
      query.limit > wide ? mostPhrases * 2 : mostPhrases,
    );
    const tsqueries = (await this.rows.parse(own)).flatMap((parsed) => phraseQuery(parsed) ?? []);
    const [titled, shelved] = await Promise.all([
      this.rows.find(tsqueries, query, Math.ceil((mostOf(query) * 2) / Math.max(2, tsqueries.length))),
      this.rows.findOnShelves([...shelves.values()].flat(), query, { most: query.limit, salt: query.query }),
    ]);
    const byPhrase = [...Map.groupBy(titled, ({ look }) => look).values()].map((some) => turned(some, query.query));
    return { phrase: inTurn(byPhrase).map(asFoundBy('phrase')), shelf: shelved.map(asFoundBy('shelf')) };
  }

  /** The query with each misspelt word as shops write it; undefined if none of them is misspelt. */
  private async correctlySpelt(query: string): Promise<string | undefined> {
    let meant = query.toLowerCase();
    const words = meant.match(/\p{L}{4,24}/gu) ?? [];
    for (const [word, known] of await this.rows.similarTo(words))
      if (isMisspelt(word, known)) meant = meant.replaceAll(word, known);
    return meant === query.toLowerCase() ? undefined : meant;
  }
}

const asFoundBy = (by: FoundBy) => (found: FoundProduct) => present(found, by);

/** Some more than asked, because some are excluded or colours of others. */
const mostOf = ({ limit, exclude }: ProductQuery) => limit * 2 + 20 + Math.min(40, exclude?.size ?? 0);

/**
 * The phrases that one of several ideas for the same interests looks for: those that share a word with its query, and
 * the others from a place on that its query decides, so that each idea finds other products.
 */
function forIdea(ofEach: readonly (readonly string[])[], query: string): string[] {
  const asked = new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const isShared = (phrase: string) => phrase.split(/[^\p{L}\p{N}]+/u).some((word) => asked.has(word));
  const own = ofEach.map((phrases) => [
    ...phrases.filter(isShared),
    ...turned(
      phrases.filter((phrase) => !isShared(phrase)),
      query,
    ),
  ]);
  return [...new Set(inTurn(own))];
}

/** A list from a place on that a text decides. */
function turned<T>(list: readonly T[], by: string): T[] {
  const start = list.length === 0 ? 0 : createHash('sha256').update(by).digest().readUInt32BE() % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/**
 * The matches of the query, then those of phrases, then those of shelves: each has its share of the places, and takes
 * those that others leave.
 */
function mixed(
  found: Found,
  { limit }: ProductQuery,
  choose: (offers: readonly ProductOffer[], chosen: readonly ProductOffer[]) => ProductOffer[],
): ProductOffer[] {
  const groups: ProductOffer[][] = [];
  for (const offers of [found.query, found.phrase, found.shelf, found.loose])
    groups.push(choose(offers, groups.flat()));
  const shares = limit > wide ? [0.3, 0.3, 0.3, 0.1] : [0.6, 0.4, 0, 0];
  const places = shares.map((share, group) => Math.min(groups[group]!.length, Math.round(limit * share)));
  let left = limit - places.reduce((sum, count) => sum + count, 0);
  for (const [group, offers] of groups.entries()) {
    const more = Math.min(left, offers.length - places[group]!);
    places[group]! += more;
    left -= more;
  }
  const [byQuery, byPhrase, byShelf, loose] = groups.map((offers, group) => offers.slice(0, places[group]));
  return [...byQuery!, ...byPhrase!, ...loose!, ...byShelf!];
}
