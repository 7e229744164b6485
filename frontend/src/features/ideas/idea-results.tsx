import type { Recipient } from '@presently/contracts/gifting/recipients';
import { Link } from 'react-router-dom';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { formatAgo } from '../../lib/dates.js';
import { Badge } from '../../ui/display/badge.js';
import { Button } from '../../ui/controls/button.js';
import { IdeasDrawing } from '../../ui/drawings/ideas-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { KeptFirst } from './kept-first.js';
import { IdeaCard } from './idea-card.js';
import { countsOf, oldestPriceCheck, placesOf, type IdeaSearch } from './idea-search.js';
import { IdeaSkeleton } from './idea-skeleton.js';

interface IdeaResultsProps {
  search: IdeaSearch;
  recipient: Recipient;
  occasionId: string;
  replacing: number | undefined;
  replace: (index: number) => void;
  update: () => void;
  retry: () => void;
}

/** The ideas that have arrived, and the state of the search. */
export function IdeaResults({ search, recipient, occasionId, replacing, replace, update, retry }: IdeaResultsProps) {
  const places = placesOf(search);
  const isSearching = search.phase === 'searching';
  return (
    <>
      <div className="mb-4 flex min-h-6 items-center justify-between gap-3 text-sm text-ink-soft sm:mb-5">
        <p aria-live="polite" className="tabular-nums">
          {isSearching && `Looking for what suits ${recipient.name} …`}
          {search.phase === 'done' && countsOf(search)}
        </p>
        {search.about.source === 'curator' && <Badge tone="amber">Chosen by our curator</Badge>}
      </div>
      {search.phase === 'failed' && (
        <div className="mb-5">
          <LoadError text={sentenceFor(search.error)} onRetry={retry} />
        </div>
      )}
      <KeptFirst recipientId={recipient.id} name={recipient.name} />
      {places.length > 0 && (
        <ul
          aria-label="Gift ideas"
          className="grid grid-cols-1 gap-4 min-[42rem]:grid-cols-2 min-[66rem]:grid-cols-3 sm:gap-5"
        >
          {places.map(({ index, idea }) =>
            idea ? (
              <IdeaCard
                key={index}
                idea={idea}
                recipientId={recipient.id}
                occasionId={occasionId}
                isArriving={isSearching}
                isReplacing={replacing === index}
                canReplace={search.phase === 'done' && replacing === undefined}
                onReplace={() => replace(index)}
              />
            ) : (
              <IdeaSkeleton key={index} />
            ),
          )}
        </ul>
      )}
      {search.phase === 'done' && places.length === 0 && (
        <EmptyState
          drawing={<IdeasDrawing />}
          title="No ideas this time"
          text="Nothing suits this budget right now. Another budget may, and so may a few more interests."
          action={<Button onClick={update}>Look Again</Button>}
        />
      )}
      <footer className="mt-7 grid gap-1.5 text-sm text-ink-soft">
        {search.phase === 'done' && <SmallPrint search={search} name={recipient.name} />}
        <p>
          Do you know already what it shall be?{' '}
          <Link
            to={`/gifts?recipientId=${recipient.id}`}
            className="rounded-sm font-semibold text-ink underline underline-offset-4"
          >
            Send your own idea
          </Link>
        </p>
      </footer>
    </>
  );
}

/** Where ideas and prices come from. */
function SmallPrint({ search, name }: { search: IdeaSearch; name: string }) {
  const { source, isSandbox } = search.about;
  const checked = oldestPriceCheck(search);
  return (
    <>
      {source === 'curator' && (
        <p>
          The AI did not answer this time, so our curator chose by the interests you noted for {name}. Update Results
          asks the AI again.
        </p>
      )}
      {checked && <p>Prices are the shops’ own, last checked {formatAgo(checked)}.</p>}
      {isSandbox && (
        <p>This is a sandbox: the AI, the shops and their products are imitations to try things out with.</p>
      )}
    </>
  );
}

/** The server's sentence is shown only if the user can act on it. */
function sentenceFor(error: unknown): string {
  const sentence = 'Unable to generate recommendations. Please try again.';
  return error instanceof ApiError && error.status === 429 ? `${sentence} ${messageOf(error, '')}`.trim() : sentence;
}
