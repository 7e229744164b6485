import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import type { AboutIdeas, IdeaNews } from './idea-news.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';

export interface WantedIdeas {
  recipientId: string;
  budget: string;
  /** Blank without an occasion. */
  occasionId: string;
  /** ISO 4217: that of the budget. */
  currency: string;
}

/** The state of a search for ideas. */
export interface IdeaSearch {
  phase: 'searching' | 'done' | 'failed';
  /** By index. An index is empty while only later ideas have arrived. */
  ideas: readonly (Recommendation | undefined)[];
  /** The ideas as they were first told, in that order. */
  arrivals: readonly Arrival[];
  about: AboutIdeas;
  /** The error, if it failed. */
  error?: unknown;
}

export interface Arrival {
  index: number;
  idea: Recommendation;
  /** Whether another idea has taken the place of one for which nothing was found. */
  isInstead: boolean;
}

export const begun: IdeaSearch = { phase: 'searching', ideas: [], arrivals: [], about: {} };

/** The number of placeholders before the number of ideas is known. */
const expectedIdeas = 6;

export function withNews(search: IdeaSearch, news: IdeaNews): IdeaSearch {
  if ('about' in news) return { ...search, phase: 'done', about: news.about, ideas: search.ideas.slice(0, news.count) };
  return withIdea(search, news.index, news.idea);
}

export function withIdea(search: IdeaSearch, index: number, idea: Recommendation): IdeaSearch {
  const ideas = Array.from({ length: Math.max(search.ideas.length, index + 1) }, (_, place) => search.ideas[place]);
  ideas[index] = idea;
  const before = search.ideas[index];
  const isInstead = before !== undefined && before.name !== idea.name && search.phase === 'searching';
  const arrival = !before || isInstead ? [{ index, idea, isInstead }] : [];
  return { ...search, ideas, arrivals: [...search.arrivals, ...arrival] };
}

/** Ideas that arrived before the failure stay. */
export const failed = (search: IdeaSearch, error: unknown): IdeaSearch => ({ ...search, phase: 'failed', error });

/** What to show, place by place: ideas, and room for those that are still to come. */
export function placesOf({ phase, ideas }: IdeaSearch): { index: number; idea: Recommendation | undefined }[] {
  const length = phase === 'searching' ? Math.max(expectedIdeas, ideas.length) : ideas.length;
  return Array.from({ length }, (_, index) => ({ index, idea: ideas[index] })).filter(
    ({ idea }) => idea !== undefined || phase === 'searching',
  );
}

/** `6 ideas, 18 products` */
export function countsOf({ ideas }: IdeaSearch): string {
  const there = ideas.filter((idea) => idea !== undefined);
  const products = there.reduce((sum, idea) => sum + idea.realProducts.length, 0);
  return say('counts', { ideas: there.length, products });
}

/** When the price that has not been looked at for longest was last looked at. */
export function oldestPriceCheck({ ideas }: IdeaSearch): string | undefined {
  return ideas
    .flatMap((idea) => idea?.realProducts ?? [])
    .map(({ priceCheckedAt }) => priceCheckedAt)
    .filter((at) => !Number.isNaN(Date.parse(at)))
    .toSorted()
    .at(0);
}

/** Whether there are ideas, and each says that it is for nothing of what was written about the person. */
export const isForAnybody = ({ ideas }: IdeaSearch): boolean =>
  ideas.length > 0 && ideas.every((idea) => idea?.interests?.length === 0);
