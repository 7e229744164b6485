import type { Recipient } from '@presently/contracts/gifting/recipients';
import type { Recommendation } from '@presently/contracts/recommendations/ideas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../../lib/api.js';
import { useCurrency } from '../../../domain/user/currency.js';
import { noticeEndOfSession } from '../../../domain/user/query-client.js';
import { budgetToAsk } from './budget-options.js';
import { ideaNews, type IdeaNews } from './idea-news.js';
import { begun, failed, withIdea, withNews, type IdeaSearch, type WantedIdeas } from './idea-search.js';
import { useAlikeIdea } from './use-alike-idea.js';
import { useAnotherIdea } from './use-another-idea.js';

/** One search. Searching again for the same ideas is another object. */
interface Asking extends WantedIdeas {
  /** Skips the ideas that the server has cached. */
  refresh: boolean;
}

/**
 * The ideas for a recipient. They are searched on mount and again when the input changes. At most one search runs: the
 * next one aborts it silently, and so does unmounting.
 */
export function useIdeas({ budget, occasionId }: Omit<WantedIdeas, 'recipientId' | 'currency'>, recipient: Recipient) {
  const { id: recipientId } = recipient;
  const client = useQueryClient();
  const currency = useCurrency();
  const wanted = useMemo(
    () => ({ recipientId, budget, currency, occasionId }),
    [recipientId, budget, currency, occasionId],
  );
  const [again, setAgain] = useState<{ wanted: WantedIdeas; refresh: boolean }>();
  const asking: Asking = useMemo(
    () => ({ ...wanted, refresh: again?.wanted === wanted && again.refresh }),
    [wanted, again],
  );
  const [told, setTold] = useState<{ asking: Asking; search: IdeaSearch }>();
  const search = told?.asking === asking ? told.search : begun;
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const abort = (running.current = new AbortController());
    const tell = (change: (search: IdeaSearch) => IdeaSearch) =>
      setTold((last) => ({ asking, search: change(last?.asking === asking ? last.search : begun) }));
    ask(asking, abort.signal, (news) => tell((current) => withNews(current, news))).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      noticeEndOfSession(client, error);
      tell((current) => failed(current, error));
    });
    return () => abort.abort();
  }, [client, asking]);

  const show = (index: number, idea: Recommendation) =>
    setTold((last) => last && { ...last, search: withIdea(last.search, index, idea) });
  const { reject, undo, rejected, changing } = useAnotherIdea(wanted, recipient, show);
  const add = (idea: Recommendation) =>
    setTold((last) => last && { ...last, search: withIdea(last.search, last.search.ideas.length, idea) });
  const { like, seekingLike } = useAlikeIdea(wanted, add);
  const othersThan = (index: number) =>
    search.ideas.flatMap((idea, place) => (idea && place !== index ? [idea.name] : []));

  return {
    search,
    update: () => setAgain({ wanted, refresh: true }),
    /** Repeats a failed search. */
    retry: () => setAgain({ wanted, refresh: asking.refresh }),
    /** Rejects this idea: another one takes its place. */
    reject: (index: number) => {
      // A replacement belongs to its search and ends with it.
      reject({ index, idea: search.ideas[index]!, shown: othersThan(index), signal: running.current!.signal });
    },
    /** Adds an idea in the vein of this one. */
    like: (index: number) =>
      like({ index, idea: search.ideas[index]!, shown: othersThan(index), signal: running.current!.signal }),
    /** The index of the idea for which one like it is looked for. */
    seekingLike,
    /** The index that another idea takes, or that its own idea comes back to. */
    changing,
    /** What was rejected, and how it is brought back. */
    rejected,
    undo,
  };
}

async function ask(asking: Asking, signal: AbortSignal, onNews: (news: IdeaNews) => void): Promise<void> {
  const { recipientId, budget, currency, occasionId, refresh } = asking;
  const answer = await call(
    'POST /api/recommendations/recipient/:recipientId',
    {
      recipientId,
      budget: budgetToAsk(budget, currency),
      ...(occasionId && { occasionId }),
      ...(refresh && { refresh }),
    },
    { accept: 'text/event-stream, application/json;q=0.9', signal },
  );
  for await (const news of ideaNews(answer)) {
    if (signal.aborted) return;
    onNews(news);
  }
}
