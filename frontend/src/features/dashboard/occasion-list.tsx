import type { OccasionGift, UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { CalendarClock, Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { occasionTypeName } from '../../domain/occasion/type-name.js';
import { yearsInWords } from '../../domain/occasion/years-in-words.js';
import { dot, dotted } from '../../lib/dotted.js';
import { formatDaysUntil, formatMonth, parseCalendarDate } from '../../lib/time/dates.js';
import { useClock } from '../../lib/time/clock.js';
import { cn } from '../../lib/class-names.js';
import { formatMoment } from '../../lib/time/moments.js';
import { takeFocus } from '../../lib/take-focus.js';
import { Button } from '../../ui/controls/button.js';
import { Loading } from '../../ui/controls/loading.js';
import { SkeletonRow } from '../../ui/states/skeleton-row.js';
import { dashboardWords as say } from '../../languages/dashboard/en.js';

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
  const { gift, daysUntil } = occasion;
  const isToday = daysUntil <= 0;
  return (
    <li className={cn('flex items-center gap-3 py-4 sm:gap-4', isToday && 'py-6')}>
      <div aria-hidden className="grid w-10 shrink-0 justify-items-center sm:w-13">
        <span className="text-xs font-semibold text-ribbon">{date && formatMonth(date)}</span>
        <span className="font-display text-3xl leading-none tabular-nums">{date?.getDate()}</span>
      </div>
      {/* On the narrowest phone a long button stands below. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-3 sm:gap-4">
        <div className="min-w-0 flex-[1_1_7rem]">
          <p className={cn('line-clamp-2 font-display wrap-anywhere', isToday ? 'text-2xl' : 'text-lg')}>
            {occasion.recipientName}
          </p>
          <p className="text-sm text-ink-soft">
            {factsOf(occasion)}
            {dot}
            <span className={isToday ? 'font-semibold whitespace-nowrap text-ribbon-deep' : 'whitespace-nowrap'}>
              {formatDaysUntil(daysUntil)}
            </span>
          </p>
          {gift && <GiftOfDay gift={gift} />}
        </div>
        <Button
          asChild
          variant={gift ? 'bare' : isToday ? 'primary' : 'quiet'}
          size="small"
          className="min-[22rem]:max-sm:max-w-[7.5rem]"
        >
          <Link
            ref={isFocused ? takeFocus : undefined}
            to={ideasAddress(occasion)}
            aria-label={say(gift ? 'findAnotherFor' : 'findFor', { recipient: occasion.recipientName })}
          >
            {gift ? say('anotherGift') : say('findGift')}
          </Link>
        </Button>
      </div>
    </li>
  );
}

/** What is done for the day: `Scheduled for Tue, Dec 1, 9:00 AM`, `Sent – opened`. */
function GiftOfDay({ gift }: { gift: OccasionGift }) {
  const { now, timeZone } = useClock();
  const isPlanned = gift.status === 'planned' && gift.scheduledFor !== null;
  return (
    <Link
      to={`/gifts/${gift.id}`}
      className="mt-1 inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline touch-line"
    >
      {isPlanned ? (
        <CalendarClock aria-hidden className="size-4 shrink-0" />
      ) : (
        <Check aria-hidden className="size-4 shrink-0" />
      )}
      {/* Browsers and the server differ in the space before AM and PM. */}
      <span suppressHydrationWarning>
        {isPlanned
          ? say('scheduledFor', { moment: formatMoment(gift.scheduledFor!, now, timeZone) })
          : gift.isViewed
            ? say('sentOpened')
            : say('sent')}
      </span>
    </Link>
  );
}

/** `10th anniversary` says the type as well. */
function factsOf({ title, type, year, nextDate }: UpcomingOccasion): string {
  const years = yearsInWords({ type, year }, nextDate);
  const isTypeSaid = title && years && type === 'Anniversary';
  return dotted([title, !isTypeSaid && occasionTypeName(type), years]);
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
