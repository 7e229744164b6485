import type { Occasion } from '@presently/contracts/gifting/occasions';
import { daysBetween, localTimeAt } from '@presently/rules/zoned-time';
import { Trash2 } from 'lucide-react';
import { formatDate, formatDaysUntil } from '../../lib/dates.js';
import { ownTimeZone } from '../../lib/time-zones.js';
import { Button } from '../../ui/controls/button.js';
import { useRemoveOccasion } from './queries.js';

/** A day of a person, and the button that removes it. */
export function Day({ occasion }: { occasion: Occasion }) {
  const { type, notes, nextOn } = occasion;
  const remove = useRemoveOccasion(occasion);
  const date = formatDate(occasion.date, occasion.year !== null);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{type}</span> <span className="text-ink-soft tabular-nums">{date}</span>
          {nextOn && (
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {' · '}
              {formatDaysUntil(daysUntil(nextOn))}
            </span>
          )}
        </p>
        {notes && <p className="text-sm break-words whitespace-pre-line text-ink-soft">{notes}</p>}
      </div>
      <Button
        variant="bare"
        size="icon"
        aria-label={`Delete ${type}, ${date}`}
        isBusy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

/** Days from the reader's today to a calendar date. */
export const daysUntil = (date: string): number => daysBetween(localTimeAt(new Date(), ownTimeZone()).date, date);
