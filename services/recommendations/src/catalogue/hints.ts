import { languages, type Language } from '@presently/rules/languages';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { RecommendationsEnv } from '../env.js';
import { Model } from '../model/model.js';
import { ModelUnavailable } from '../model/model-unavailable.js';
import type { ProductQuery } from '../products/product-source.js';
import type { Question } from '../model/question.js';
import { askForPhrases } from './ask-for-phrases.js';
import { askForShelves } from './ask-for-shelves.js';
import { HintStore } from './hint-store.js';
import { SharedAnswers } from './shared-answers.js';
import { pathOf, type Shelf } from './shelf.js';
import { ShelfTrees, type CountedShelf, type ShelfTree } from './shelf-tree.js';

/** Milliseconds that a search goes without an answer nobody has asked for before. The answer serves the next one. */
const patienceMs = 1_500;
const longestInterest = 200;
/** Shelves of one question, and of all questions about an interest. */
const shelvesAtOnce = 300;
const mostShelves = 600;
/** Shelves of a larger shop that come first because they name an interest. */
const mostNaming = 60;
/** Interests of one search. */
const mostInterests = 10;

type Sought = Pick<ProductQuery, 'currency' | 'signal' | 'titles'>;

/**
 * What a model knows that a search by words does not: which words titles of gifts for an interest have, and which
 * shelves of the shops are for it. Each is asked once for everybody, and stored. Without a model there is none.
 */
@Injectable()
export class SearchHints {
  private readonly logger = new Logger(SearchHints.name);
  private readonly trees: ShelfTrees;
  /** By the language of titles that the question names. */
  private readonly phrases: ReadonlyMap<Language | undefined, SharedAnswers<string[]>>;
  private readonly shelves = new Map<string, { version: string; answers: SharedAnswers<Shelf[]> }>();

  constructor(
    em: EntityManager,
    private readonly model: Model,
    private readonly store: HintStore,
    private readonly env: RecommendationsEnv,
  ) {
    this.trees = new ShelfTrees(em);
    this.phrases = new Map([undefined, ...languages].map((titles) => [titles, this.phrasesIn(titles)]));
  }

  private phrasesIn(titles: Language | undefined): SharedAnswers<string[]> {
    const kind = titles ? `phrases ${titles}` : 'phrases';
    return new SharedAnswers({
      load: (interests) => this.store.load(kind, interests),
      ask: async (interests) => this.kept(kind, await this.ask(askForPhrases(interests, titles))),
      patienceMs,
      onError: this.onError,
    });
  }

  /** The phrases of titles for each interest, as far as they are known in time. */
  async phrasesFor(interests: readonly string[], { currency, titles, signal }: Sought): Promise<Map<string, string[]>> {
    if (!this.model.isConfigured || !(await this.trees.current(currency))?.shelves.length) return new Map();
    return this.phrases.get(titles)!.get(normalised(interests), signal);
  }

  /** The shelves for each interest, as far as they are known in time. */
  async shelvesFor(interests: readonly string[], { currency, signal }: Sought): Promise<Map<string, Shelf[]>> {
    const tree = this.model.isConfigured ? await this.trees.current(currency) : undefined;
    if (!tree || tree.shelves.length === 0) return new Map();
    let known = this.shelves.get(currency);
    if (known?.version !== tree.version) {
      known = { version: tree.version, answers: this.answersFor(tree, currency) };
      this.shelves.set(currency, known);
    }
    return known.answers.get(normalised(interests), signal);
  }

  private answersFor(tree: ShelfTree, currency: string): SharedAnswers<Shelf[]> {
    const kind = `shelves ${tree.version}`;
    return new SharedAnswers({
      load: (interests) => this.store.load(kind, interests),
      ask: async (interests) => this.kept(kind, await this.pickShelves(tree, interests, currency)),
      patienceMs,
      onError: this.onError,
    });
  }

  private async pickShelves(
    tree: ShelfTree,
    interests: readonly string[],
    currency: string,
  ): Promise<Map<string, Shelf[]>> {
    const candidates = await this.candidates(tree, interests, currency);
    const picked = new Map<string, Shelf[]>(interests.map((interest) => [interest, []]));
    const starts = Array.from(
      { length: Math.ceil(candidates.length / shelvesAtOnce) },
      (_, page) => page * shelvesAtOnce,
    );
    const pages = await Promise.all(
      starts.map((from) => this.ask(askForShelves(interests, candidates.slice(from, from + shelvesAtOnce)))),
    );
    for (const [interest, shelves] of pages.flatMap((page) => [...page]))
      picked.get(interest)!.push(...shelves.map(({ category, google }) => ({ category, google })));
    return picked;
  }

  /** All shelves of a usual shop; of a larger one those that name an interest, then the largest. */
  private async candidates(
    { shelves }: ShelfTree,
    interests: readonly string[],
    currency: string,
  ): Promise<readonly CountedShelf[]> {
    if (shelves.length <= mostShelves) return shelves;
    const naming = new Set<string>();
    for (const interest of interests)
      for (const shelf of await this.trees.naming(interest, currency, mostNaming)) naming.add(pathOf(shelf));
    const first = shelves.filter(({ path }) => naming.has(path));
    return [...first, ...shelves.filter(({ path }) => !naming.has(path))].slice(0, mostShelves);
  }

  private async kept<T>(kind: string, answers: Map<string, T>): Promise<Map<string, T>> {
    await this.store.save(kind, answers);
    return answers;
  }

  /** An answer that no single request waits for, so it has the time of any call. */
  private ask<T>(question: Question<Map<string, T>>): Promise<Map<string, T>> {
    const signal = AbortSignal.timeout(this.env.MODEL_TIMEOUT_MS);
    return this.model.answer(question, { signal, until: Date.now() + this.env.MODEL_TIMEOUT_MS });
  }

  private readonly onError = (error: unknown) => {
    // The model has said why it has no answer.
    if (!(error instanceof ModelUnavailable)) this.logger.warn(`No hints: ${String(error)}`);
  };
}

const normalised = (interests: readonly string[]): string[] => [
  ...new Set(
    interests
      .slice(0, mostInterests)
      .map((text) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim().slice(0, longestInterest))
      .filter(Boolean),
  ),
];
