import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptIdeasQuery } from '../../domain/kept-idea/queries.js';
import { likesOf } from '../../domain/recipient/likes-of.js';
import { ApiError, messageOf } from '../../lib/api-error.js';
import { formatAgo } from '../../lib/time/dates.js';
import { Badge } from '../../ui/display/badge.js';
import { LoadError } from '../../ui/states/load-error.js';
import { AskForInterests } from './ask-for-interests.js';
import { IdeaBoard, type IdeaBoardProps } from './idea-board.js';
import { countsOf, isForAnybody, oldestPriceCheck, type IdeaSearch } from './search/idea-search.js';
import { KeptLine, KeptList } from './kept-line.js';
import { NoIdeas } from './no-ideas.js';
import { ownIdeaAddress } from './card/send-address.js';
import { ideasWords as say } from '../../languages/ideas/en.js';
import { linkTo } from '../../ui/controls/link-to.js';

interface IdeaResultsProps extends IdeaBoardProps {
  budget: string;
  onBudget: (budget: string) => void;
  update: () => void;
  retry: () => void;
}

/** The ideas that have arrived, and the state of the search. */
export function IdeaResults({ budget, onBudget, update, retry, ...board }: IdeaResultsProps) {
  const { search, recipient, occasionId } = board;
  const isDone = search.phase === 'done';
  const hasNone = isDone && search.ideas.length === 0;
  const areShopsSilent = search.about.areShopsSilent === true;
  const { data = [] } = useQuery(keptIdeasQuery(recipient.id));
  const kept = data.filter(({ state }) => state !== 'given');
  const [isKeptOpen, setIsKeptOpen] = useState(false);
  return (
    <>
      <div className="mb-4 flex min-h-9 items-center justify-between gap-3 text-sm text-ink-soft sm:mb-5 pointer-coarse:min-h-11">
        {/* Said at the beginning and at the end, not for each idea. */}
        <p aria-live="polite" className="tabular-nums">
          {search.phase === 'searching' && say('looking', { name: recipient.name })}
          {isDone && countsOf(search)}
        </p>
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          {!hasNone && search.about.source === 'curator' && <Badge tone="amber">{say('withoutAi')}</Badge>}
          {kept.length > 0 && (
            <KeptLine count={kept.length} isOpen={isKeptOpen} onToggle={() => setIsKeptOpen(!isKeptOpen)} />
          )}
        </div>
      </div>
      {isKeptOpen && kept.length > 0 && <KeptList kept={kept} name={recipient.name} />}
      {search.phase === 'failed' && (
        <div className="mb-5">
          <LoadError text={sentenceFor(search.error)} onRetry={retry} />
        </div>
      )}
      {recipient.interests.length === 0 && <AskForInterests recipient={recipient} onSaved={update} />}
      {!hasNone && <IdeaBoard {...board} />}
      {hasNone && <NoIdeas {...{ budget, onBudget, areShopsSilent }} onAgain={update} />}
      <footer className="mt-7 grid gap-1.5 text-sm text-ink-soft">
        {isDone && <SmallPrint search={search} recipient={recipient} />}
        <p>
          {say.with({
            link: linkTo(
              ownIdeaAddress(recipient.id, occasionId),
              'rounded-sm font-semibold text-ink underline underline-offset-4',
            ),
          })('ownIdea')}
        </p>
      </footer>
    </>
  );
}

/** Where ideas and prices come from. */
function SmallPrint({ search, recipient }: { search: IdeaSearch; recipient: Recipient }) {
  const { name } = recipient;
  const { source, isSandbox, areShopsSilent } = search.about;
  const checked = oldestPriceCheck(search);
  return (
    <>
      {isForAnybody(search) && likesOf(recipient).length > 0 ? (
        <p>{areShopsSilent ? say('shopsSilent') : say('nothingOfTheirs', { name })}</p>
      ) : (
        // Without ideas nobody has chosen any: it is the shops that had nothing.
        source === 'curator' && search.ideas.length > 0 && <p>{say('chosenByInterests', { name })}</p>
      )}
      {checked && <p>{say('pricesChecked', { ago: formatAgo(checked) })}</p>}
      {isSandbox && <p>{say('sandbox')}</p>}
    </>
  );
}

/** The server's sentence is shown only if the user can act on it. */
function sentenceFor(error: unknown): string {
  const sentence = say('failed');
  return error instanceof ApiError && error.status === 429 ? `${sentence} ${messageOf(error, '')}`.trim() : sentence;
}
