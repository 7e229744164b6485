import type { Import, ImportRow } from '@presently/contracts/gifting/imports';
import { importRowStates, type ImportRowState } from '@presently/rules/imports';
import { useId, useMemo, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatBirthday } from '../../lib/dates.js';
import { Button } from '../../ui/controls/button.js';
import { Chip } from '../../ui/controls/chip.js';
import { Loading } from '../../ui/controls/loading.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { useApply, useRows } from './queries.js';

const words: Record<ImportRowState, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Already here',
  unreadable: 'Unreadable',
};
const tones = { new: 'leaf', changed: 'amber', same: 'plain', unreadable: 'ember' } as const;
const rowsAtOnce = 100;
const inDigits = (number: number) => number.toLocaleString('en');
const canApply = ({ state, isApplied }: ImportRow) => !isApplied && (state === 'new' || state === 'changed');

/** The people of the file, and which of them are to be added. */
export function Preview({ found }: { found: Import }) {
  const rows = useRows(found);
  if (rows.isPending) {
    return (
      <Loading>
        <Skeleton className="h-60 w-full rounded-xl" />
      </Loading>
    );
  }
  if (!rows.data) {
    return (
      <LoadError
        text={messageOf(rows.error, 'The people of this file could not be loaded.')}
        onRetry={() => void rows.refetch()}
      />
    );
  }
  return <Choice found={found} rows={rows.data} />;
}

function Choice({ found, rows }: { found: Import; rows: readonly ImportRow[] }) {
  const { id, room, counts } = found;
  const open = useMemo(() => rows.filter(canApply), [rows]);
  const [chosen, setChosen] = useState(() => new Set(fitting(open, room)));
  const [filter, setFilter] = useState<ImportRowState>();
  const [most, setMost] = useState(rowsAtOnce);
  const apply = useApply(id);
  const filtered = filter ? rows.filter(({ state }) => state === filter) : rows;
  const selectable = filtered.filter(canApply);
  const isAll = selectable.length > 0 && selectable.every((row) => chosen.has(row.id));
  const newOnes = open.filter((row) => row.state === 'new' && chosen.has(row.id)).length;
  const isTooMany = room !== null && newOnes > room;
  const note = useId();

  const toggle = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const each of ids) {
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
  };
  return (
    <section className="grid gap-4" aria-label="People in the file">
      <ul aria-label="Show" className="flex flex-wrap gap-2">
        <li>
          <Chip isOn={!filter} onPress={() => setFilter(undefined)}>
            All {inDigits(rows.length)}
          </Chip>
        </li>
        {importRowStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <li key={state}>
              <Chip isOn={filter === state} onPress={() => setFilter(state)}>
                {words[state]} {inDigits(counts[state])}
              </Chip>
            </li>
          ))}
      </ul>
      <Card className="overflow-hidden">
        {selectable.length > 0 && (
          <label className="flex min-h-11 items-center gap-3 border-b border-line bg-paper-deep px-4 py-2 font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-ribbon"
              checked={isAll}
              onChange={() =>
                toggle(
                  selectable.map((row) => row.id),
                  !isAll,
                )
              }
            />
            Select all
          </label>
        )}
        <ul className="divide-y divide-line">
          {filtered.slice(0, most).map((row) => (
            <Row key={row.id} row={row} isChosen={chosen.has(row.id)} onChoose={(is) => toggle([row.id], is)} />
          ))}
        </ul>
      </Card>
      <ShowMore
        of="people"
        list={{
          shown: Math.min(most, filtered.length),
          hasMore: filtered.length > most,
          onMore: () => setMost(most + rowsAtOnce),
        }}
      />
      {open.length > 0 && (
        <div className="sticky bottom-0 grid gap-2 border-t border-line bg-paper py-3">
          {isTooMany && (
            <p id={note} role="alert" className="text-sm font-medium text-ember">
              Your plan has room for {inDigits(room)} more people, and {inDigits(newOnes)} new ones are selected.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button
              disabled={chosen.size === 0 || isTooMany}
              aria-describedby={isTooMany ? note : undefined}
              isBusy={apply.isPending}
              onClick={() => apply.mutate([...chosen])}
            >
              Import {inDigits(chosen.size)} {chosen.size === 1 ? 'person' : 'people'}
            </Button>
            <p className="text-sm text-ink-soft">You can undo it for a week.</p>
          </div>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  row: ImportRow;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Row({ row, isChosen, onChoose }: RowProps) {
  const { name, state, occasions, changes, problem, isApplied } = row;
  const facts = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-semibold wrap-anywhere">{name || 'Without a name'}</span>
      {occasions.length > 0 && (
        <span className="text-sm text-ink-soft tabular-nums">
          {occasions
            .slice(0, 4)
            .map(({ type, title, date }) => [title ?? type, date && formatBirthday(date)].filter(Boolean).join(' '))
            .join(' · ')}
          {occasions.length > 4 && ` · ${occasions.length - 4} more`}
        </span>
      )}
      {changes.length > 0 && <span className="text-sm">Adds or changes {changes.join(', ')}</span>}
      {problem && <span className="text-sm wrap-anywhere text-ember">{problem}</span>}
    </span>
  );
  const badge = <Badge tone={isApplied ? 'leaf' : tones[state]}>{isApplied ? 'Imported' : words[state]}</Badge>;
  if (!canApply(row)) {
    return (
      <li className="flex items-start gap-3 px-4 py-3">
        <span className="w-5" />
        {facts}
        {badge}
      </li>
    );
  }
  return (
    <li>
      <label className="flex cursor-pointer items-start gap-3 px-4 py-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 accent-ribbon"
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        {facts}
        {badge}
      </label>
    </li>
  );
}

/** All that fit into the sender's plan. */
function fitting(open: readonly ImportRow[], room: number | null): string[] {
  let left = room ?? Infinity;
  return open.filter(({ state }) => state !== 'new' || left-- > 0).map(({ id }) => id);
}
