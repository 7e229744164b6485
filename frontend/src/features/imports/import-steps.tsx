import type { Import } from '@presently/contracts/gifting/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { readAgain } from '../../lib/live/read-again.js';
import { Button } from '../../ui/controls/button.js';
import { Card } from '../../ui/display/card.js';
import { RibbonProgress } from '../../ui/display/ribbon-progress.js';
import { Columns } from './columns.js';
import { Preview } from './preview.js';
import { Problems } from './problems.js';
import { isWorking, useUndo } from './queries.js';
import { importsWords as say } from '../../languages/imports/en.js';

const doing: Partial<Record<Import['state'], string>> = {
  get receiving() {
    return say('receiving');
  },
  get reading() {
    return say('reading');
  },
  get applying() {
    return say('applying');
  },
  get undoing() {
    return say('undoing');
  },
};

interface ImportStepsProps {
  found: Import;
  onAnother: () => void;
}

/** The step at which an import is. */
export function ImportSteps({ found, onAnother }: ImportStepsProps) {
  const { state, fileName } = found;
  usePeopleReadAgain(found);
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-semibold wrap-anywhere">{fileName}</span>
        <Button variant="bare" size="small" onClick={onAnother}>
          {say('chooseAnother')}
        </Button>
      </p>
      {isWorking(found) && <Progress found={found} />}
      {state === 'failed' && (
        <Card role="alert" className="px-6 py-5">
          <p className="font-semibold">{say('notRead')}</p>
          <p className="mt-1 wrap-anywhere text-ink-soft">
            <Problems of={found} />
          </p>
          <p className="mt-1 text-ink-soft">{say('nothingAdded')}</p>
        </Card>
      )}
      {state === 'columns' && <Columns key={found.encoding} found={found} />}
      {(state === 'applied' || state === 'undone') && <Result found={found} />}
      {(state === 'ready' || state === 'applied' || state === 'undone') && <Preview key={state} found={found} />}
      {state === 'ready' && found.columns.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold">{say('changeColumns')}</summary>
          <div className="mt-4">
            <Columns found={found} />
          </div>
        </details>
      )}
    </div>
  );
}

function Progress({ found: { state, done, total } }: { found: Import }) {
  const words = doing[state] ?? say('working');
  const isCounted = total > 0 && state !== 'reading';
  return (
    <Card className="grid gap-3 px-6 py-5">
      <p aria-live="polite">{words}…</p>
      <RibbonProgress label={words} value={isCounted ? done : undefined} max={total || 1} />
      {isCounted && <p className="text-sm text-ink-soft tabular-nums">{say('doneOf', { done, total })}</p>}
    </Card>
  );
}

function Result({ found }: { found: Import }) {
  const { id, state, result } = found;
  const undo = useUndo(id);
  const heading = useRef<HTMLOutputElement>(null);
  // Also when the result changes to that of the undo.
  useEffect(() => {
    if (state) heading.current?.focus();
  }, [state]);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 px-6 py-5">
      <output ref={heading} tabIndex={-1} className="outline-none">
        {state === 'undone' ? undoneInWords(result) : doneInWords(result)}
      </output>
      <div className="flex flex-wrap gap-2">
        {state === 'applied' && (
          <Button variant="quiet" isBusy={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {say('undo')}
          </Button>
        )}
        <Button asChild>
          <Link to="/recipients">{say('seePeople')}</Link>
        </Button>
      </div>
    </Card>
  );
}

function doneInWords(result: Import['result']): string {
  const { added = 0, changed = 0, dates = 0, ideas = 0 } = result ?? {};
  const told = [
    dates > 0 ? say('addedWithDates', { people: added, dates }) : say('added', { people: added }),
    changed > 0 && say('changedPeople', { people: changed }),
    ideas > 0 && say('keptIdeas', { ideas }),
  ];
  return told.filter(Boolean).join(' ');
}

function undoneInWords(result: Import['result']): string {
  const kept = result?.kept ?? 0;
  if (kept === 0) return say('undoneAll');
  return say('undoneSome', { count: kept });
}

/** Lists of people are read again when the background work has ended. */
function usePeopleReadAgain({ state }: Import): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== 'applied' && state !== 'undone') return;
    void readAgain(client, 'recipients', 'occasions', 'kept-ideas', 'imports');
  }, [client, state]);
}
