import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { Link } from 'react-router-dom';
import { yearsInWords } from '../../domain/occasion/years-in-words.js';
import { dot, dotted } from '../../lib/dotted.js';
import { formatDaysUntil, formatMonth, parseCalendarDate } from '../../lib/dates.js';
import { takeFocus } from '../../lib/take-focus.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { SkeletonRow } from '../../ui/states/skeleton-row.js';

interface OccasionListProps {
  occasions: readonly UpcomingOccasion[];
  /** The place of the row that takes the focus. */
  focused?: number;
}

/** The next days, each with the way to a gift. */
export function OccasionList({ occasions, focused }: OccasionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {occasions.map((occasion, place) => (
        <OccasionRow key={occasion.id} occasion={occasion} isFocused={place === focused} />
      ))}
    </ul>
  );
}

function OccasionRow({ occasion, isFocused }: { occasion: UpcomingOccasion; isFocused: boolean }) {
  const date = parseCalendarDate(occasion.nextDate);
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-4 sm:grid-cols-[3.25rem_minmax(0,1fr)_auto] sm:gap-4">
      <div aria-hidden className="grid justify-items-center">
        <span className="text-xs font-semibold text-ribbon">{date && formatMonth(date)}</span>
        <span className="font-display text-3xl leading-none tabular-nums">{date?.getDate()}</span>
      </div>
      <div className="min-w-0">
        <p className="line-clamp-2 font-display text-lg wrap-anywhere">{occasion.recipientName}</p>
        <p className="text-sm text-ink-soft">
          {factsOf(occasion)}
          {dot}
          <span className="whitespace-nowrap">{formatDaysUntil(occasion.daysUntil)}</span>
        </p>
      </div>
      <Button asChild variant="quiet" size="small">
        <Link
          ref={isFocused ? takeFocus : undefined}
          to={ideasAddress(occasion)}
          aria-label={`Find a gift for ${occasion.recipientName}`}
        >
          Find a gift
        </Link>
      </Button>
    </li>
  );
}

/** `10th anniversary` says the type as well. */
function factsOf({ title, type, year, nextDate }: UpcomingOccasion): string {
  const years = yearsInWords({ type, year }, nextDate);
  const isTypeSaid = title && years?.includes(type.toLowerCase());
  return dotted([title, !isTypeSaid && type, years]);
}

const ideasAddress = ({ id, recipientId }: UpcomingOccasion): string =>
  `/recipients?${new URLSearchParams({ ideas: recipientId, occasion: id })}`;

export function OccasionSkeletons() {
  return (
    <Loading className="divide-y divide-line border-y border-line">
      {[0, 1, 2].map((row) => (
        <SkeletonRow
          key={row}
          className="gap-3 py-4 sm:gap-4"
          picture="mx-0.5 h-12 w-9 sm:mx-2"
          texts={['h-5 w-36', 'h-4 w-24']}
        />
      ))}
    </Loading>
  );
}
