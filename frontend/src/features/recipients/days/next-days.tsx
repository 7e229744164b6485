import { nextOccurrences } from '@presently/rules/occurrences';
import { localTimeAt } from '@presently/rules/zoned-time';
import { useClock } from '../../../lib/time/clock.js';
import { formatCalendarDate } from '../../../lib/time/dates.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { dayOf, type TypedOccasion } from './occasion-schema.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

const shown = 3;

/** The next days of the occasion that is being typed. */
export function NextDays({ typed }: { typed: TypedOccasion }) {
  const { now, timeZone } = useClock();
  const { date: today } = localTimeAt(now, timeZone ?? ownTimeZone());
  const day = dayOf(typed, today);
  const days = day ? nextOccurrences(day, today, shown) : [];
  return (
    <output className="block min-h-5 text-sm text-ink-soft tabular-nums">
      {days.length > 0 && say('nextDays', { days: days.map(formatCalendarDate).join(' · ') })}
      {day && days.length === 0 && say('dayIsOver')}
    </output>
  );
}
