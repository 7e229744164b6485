import type { Import, ImportRow } from '@presently/contracts/gifting/imports';
import { importRowStates, type ImportRowState } from '@presently/rules/imports';
import { useId, useMemo, useState } from 'react';
import { messageOf } from '../../lib/api-error.js';
import { formatBirthday } from '../../lib/time/dates.js';
import { Button } from '../../ui/controls/button.js';
import { Chip } from '../../ui/controls/chip.js';
import { Loading } from '../../ui/controls/loading.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { Badge } from '../../ui/display/badge.js';
import { Card } from '../../ui/display/card.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { changeName } from './change-name.js';
import { Problems } from './problems.js';
import { useApply, useRows } from './queries.js';
import { spokenLocale } from '../../languages/words.js';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { importsWords as say } from '../../languages/imports/en.js';

const words: Record<ImportRowState, string> = {
  get new() {
    return say('new');
  },
  get changed() {
    return say('changed');
  },
  get same() {
    return say('same');
  },
  get unreadable() {
    return say('unreadable');
  },
};
const tones = { new: 'leaf', changed: 'amber', same: 'plain', unreadable: 'ember' } as const;
const rowsAtOnce = 100;
const inDigits = (number: number) => number.toLocaleString(spokenLocale());
const canApply = ({ state, isApplied }: ImportRow) => !isApplied && (state === 'new' || state === 'changed');
const hasKnown = ({ isApplied, known }: ImportRow) => !isApplied && known !== null;

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
    return <LoadError text={messageOf(rows.error, say('peopleFailed'))} onRetry={() => void rows.refetch()} />;
  }
  return <Choice found={found} rows={rows.data} />;
}

function Choice({ found, rows }: { found: Import; rows: readonly ImportRow[] }) {
  const { id, room, counts } = found;
  const open = useMemo(() => rows.filter(canApply), [rows]);
  const [chosen, setChosen] = useState(() => new Set(fitting(open, room)));
  const [others, setOthers] = useState<ReadonlySet<string>>(() => new Set());
  const [filter, setFilter] = useState<ImportRowState>();
  const [most, setMost] = useState(rowsAtOnce);
  const apply = useApply(id);
  const filtered = filter ? rows.filter(({ state }) => state === filter) : rows;
  const selectable = filtered.filter(canApply);
  const isAll = selectable.length > 0 && selectable.every((row) => chosen.has(row.id));
  const newOnes = rows.filter(({ id: row, state }) => chosen.has(row) && (state === 'new' || others.has(row))).length;
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
  const sayElse = ({ id: row, state }: ImportRow, isElse: boolean) => {
    const next = new Set(others);
    if (isElse) next.add(row);
    else next.delete(row);
    setOthers(next);
    // A person who is here already has nothing to import, unless somebody else is meant.
    toggle([row], isElse || (state === 'changed' && chosen.has(row)));
  };
  return (
    <section className="grid gap-4" aria-label={say('peopleInFile')}>
      <ul aria-label={say('show')} className="flex flex-wrap gap-2">
        <li>
          <Chip isOn={!filter} onPress={() => setFilter(undefined)}>
            {say('all', { count: inDigits(rows.length) })}
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
            {say('selectAll')}
          </label>
        )}
        <ul className="divide-y divide-line">
          {filtered.slice(0, most).map((row) => (
            <Row
              key={row.id}
              row={row}
              isChosen={chosen.has(row.id)}
              isElse={others.has(row.id)}
              onChoose={(is) => toggle([row.id], is)}
              onElse={(is) => sayElse(row, is)}
            />
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
      {rows.some((row) => canApply(row) || hasKnown(row)) && (
        <div className="sticky bottom-0 grid gap-2 border-t border-line bg-paper py-3">
          {isTooMany && (
            <p id={note} role="alert" className="text-sm font-medium text-ember">
              {say('tooMany', { room, newOnes })}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-4">
            <Button
              disabled={chosen.size === 0 || isTooMany}
              aria-describedby={isTooMany ? note : undefined}
              isBusy={apply.isPending}
              onClick={() =>
                apply.mutate({ rowIds: [...chosen], somebodyElse: [...others].filter((row) => chosen.has(row)) })
              }
            >
              {say('importPeople', { count: chosen.size })}
            </Button>
            <p className="text-sm text-ink-soft">{say('undoForWeek')}</p>
          </div>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  row: ImportRow;
  isChosen: boolean;
  /** Whether the sender says that the row means somebody else than the person who is known. */
  isElse: boolean;
  onChoose: (isChosen: boolean) => void;
  onElse: (isElse: boolean) => void;
}

function Row({ row, isChosen, isElse, onChoose, onElse }: RowProps) {
  const { name, state, occasions, changes, known, problem, isApplied } = row;
  const facts = (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="font-semibold wrap-anywhere">{name || say('withoutName')}</span>
      {occasions.length > 0 && (
        <span className="text-sm text-ink-soft tabular-nums">
          {occasions
            .slice(0, 4)
            .map(({ type, title, date }) =>
              [title ?? occasionTypeName(type), date && formatBirthday(date)].filter(Boolean).join(' '),
            )
            .join(' · ')}
          {occasions.length > 4 && say('more', { count: occasions.length - 4 })}
        </span>
      )}
      {known && !isElse && (
        <span className="text-sm wrap-anywhere">
          {say(state === 'changed' ? 'knownChanges' : 'knownIs', { recipient: known.name, by: known.by })}
        </span>
      )}
      {isElse && <span className="text-sm">{say('newPerson')}</span>}
      {changes.length > 0 && !isElse && (
        <span className="text-sm">
          {say('addsOrChanges', { changes: new Intl.ListFormat(spokenLocale()).format(changes.map(changeName)) })}
        </span>
      )}
      {problem && (
        <span className="text-sm wrap-anywhere text-ember">
          <Problems of={row} />
        </span>
      )}
    </span>
  );
  const badge = (
    <Badge tone={isApplied || isElse ? 'leaf' : tones[state]}>
      {isApplied ? say('imported') : isElse ? say('new') : words[state]}
    </Badge>
  );
  const somebodyElse = hasKnown(row) && (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2 pe-4 ps-12 text-sm">
      <input
        type="checkbox"
        className="size-5 accent-ribbon"
        checked={isElse}
        onChange={({ currentTarget }) => onElse(currentTarget.checked)}
      />
      {name ? say('somebodyElse', { recipient: name }) : say('thisElse')}
    </label>
  );
  if (!canApply(row)) {
    return (
      <li>
        <div className="flex items-start gap-3 px-4 py-3">
          <span className="w-5" />
          {facts}
          {badge}
        </div>
        {somebodyElse}
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
      {somebodyElse}
    </li>
  );
}

/** All that fit into the sender's plan. */
function fitting(open: readonly ImportRow[], room: number | null): string[] {
  let left = room ?? Infinity;
  return open.filter(({ state }) => state !== 'new' || left-- > 0).map(({ id }) => id);
}
