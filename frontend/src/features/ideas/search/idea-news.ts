import type { Recommendation, Recommendations } from '@presently/contracts/recommendations/ideas';
import { ApiError } from '../../../lib/api-error.js';
import { eventsOf } from '../../../lib/live/event-stream.js';
import { ideasWords as say } from '../../../languages/ideas/en.js';

/** Everything an answer says but the ideas. */
export type AboutIdeas = Partial<Omit<Recommendations, 'recommendations'>>;

/**
 * One piece of an answer: an idea, told again as more is known of it, or the end with what else there is to say. Ideas
 * beyond its count are withdrawn.
 */
export type IdeaNews = { index: number; idea: Recommendation } | { about: AboutIdeas; count?: number };

/** Reads an answer while it comes in. It may be a stream, or all at once: an object, or only its list. */
export async function* ideaNews(answer: Response): AsyncGenerator<IdeaNews> {
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !answer.body) {
    yield* allAtOnce(JSON.parse(await answer.text()) as Recommendations | Recommendation[]);
    return;
  }
  for await (const { name, data } of eventsOf(answer.body)) {
    if (name === 'idea') {
      const { index, recommendation } = JSON.parse(data) as { index: number; recommendation: Recommendation };
      yield { index, idea: recommendation };
    }
    if (name === 'problem') throw new ApiError(503, data);
    if (name === 'done') {
      const { count, ...about } = JSON.parse(data) as AboutIdeas & { count: number };
      yield { about, count };
      return;
    }
  }
  throw new Error(say('brokeOff'));
}

function* allAtOnce(answer: Recommendations | Recommendation[]): Generator<IdeaNews> {
  const { recommendations, ...about }: Pick<Recommendations, 'recommendations'> & AboutIdeas = Array.isArray(answer)
    ? { recommendations: answer }
    : answer;
  for (const [index, idea] of recommendations.entries()) yield { index, idea };
  yield { about };
}
