import type { CostsOfIdeas, DayOfIdeas, UsedOfLimit } from '@presently/contracts/recommendations/costs';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { spokenLocale } from '../../languages/words.js';
import { Loading } from '../../ui/controls/loading.js';
import { TitledCard } from '../../ui/display/titled-card.js';
import { RibbonProgress } from '../../ui/display/ribbon-progress.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { costsQuery } from './queries.js';

/** What ideas cost, by day, and how much of today's limits is used. */
export function CostsPage() {
  const { data, isError, error, refetch } = useQuery(costsQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader title={say('ideas')} text={say('ideasLead')} />
      {isError && !data && <LoadError text={messageOf(error, say('costsFailed'))} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-40 rounded-xl" />
        </Loading>
      )}
      {data && (
        <TitledCard title={say('today')}>
          <dl className="grid gap-6 sm:grid-cols-2">
            <Used label={say('modelCents')} of={data.modelCents} />
            <Used label={say('paidSearches')} of={data.searches} />
          </dl>
        </TitledCard>
      )}
      {data?.days.length === 0 && (
        <EmptyState drawing={<LetterDrawing />} title={say('noCosts')} text={say('noCostsText')} />
      )}
      {data && data.days.length > 0 && <Days days={data.days} />}
    </div>
  );
}

function Used({ label, of: { used, limit } }: { label: string; of: UsedOfLimit }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{say('ofLimit', { used: number(used, 1), limit: number(limit, 1) })}</dd>
      {/* A limit of nothing is used up. */}
      <dd className="col-span-2">
        <RibbonProgress label={label} value={limit > 0 ? used : 1} max={limit > 0 ? limit : 1} className="mt-3" />
      </dd>
    </div>
  );
}

function Days({ days }: Pick<CostsOfIdeas, 'days'>) {
  const sum = (of: 'sets' | 'cents') => days.reduce((all, day) => all + day[of], 0);
  const sets = sum('sets');
  return (
    <TitledCard title={say('byDay')}>
      <p className="mb-4 text-ink-soft">
        {sets > 0 ? say('inAll', { sets, cents: number(sum('cents') / sets, 3) }) : say('inAllNone')}
      </p>
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <Heading isFirst>{say('day')}</Heading>
            {columns.map(({ label }) => (
              <Heading key={label}>{say(label)}</Heading>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row" className="py-2.5 pe-1 text-start font-medium whitespace-nowrap">
                {shortDay(day.day)}
              </th>
              {columns.map(({ label, of }) => (
                <td key={label} className="py-2.5 ps-1 text-end">
                  {of(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}

const Heading = ({ isFirst, children }: { isFirst?: true; children: string }) => (
  <th
    scope="col"
    className={`pb-2 align-bottom font-normal max-sm:text-xs max-[22rem]:wrap-anywhere ${isFirst ? 'pe-1 text-start' : 'min-w-9 ps-1 text-end'}`}
  >
    {children}
  </th>
);

const columns = [
  { label: 'sets', of: ({ sets }) => number(sets) },
  { label: 'calls', of: ({ calls }) => number(calls) },
  { label: 'centsASet', of: ({ centsASet }) => (centsASet === null ? '–' : number(centsASet, 3)) },
  { label: 'paidSearches', of: ({ searches }) => number(searches) },
] as const satisfies readonly { label: string; of: (day: DayOfIdeas) => string }[];

const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(spokenLocale(), { maximumFractionDigits: digits }).format(value);

/** `Nov 30`: a phone has little room beside five columns. */
const shortDay = (day: string): string =>
  new Intl.DateTimeFormat(spokenLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));
