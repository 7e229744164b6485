import type { Occasion } from '@presently/contracts/gifting/occasions';
import { daysBetween, localTimeAt } from '@presently/rules/zoned-time';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateInWords, ruleInWords } from '../../../domain/occasion/occasion-in-words.js';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { yearsInWords } from '../../../domain/occasion/years-in-words.js';
import { dot, dotted } from '../../../lib/dotted.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';
import { formatDaysUntil } from '../../../lib/time/dates.js';
import { ownTimeZone } from '../../../lib/time/time-zones.js';
import { Button } from '../../../ui/controls/button.js';
import { EditOccasionDialog } from './edit-occasion-dialog.js';
import { useRemoveOccasion } from '../queries.js';

interface DayProps {
  occasion: Occasion;
  onRemoved: () => void;
  onRestored: () => void;
}

/** A day of a person, and the buttons that change and remove it. */
export function Day({ occasion, onRemoved, onRestored }: DayProps) {
  const { type, title, notes, nextOn } = occasion;
  const [isEditing, setIsEditing] = useState(false);
  const remove = useRemoveOccasion(occasion, onRemoved, onRestored);
  const date = dateInWords(occasion);
  const years = yearsInWords(occasion, nextOn)?.replaceAll(' ', '\u00a0');
  return (
    <li className="flex items-center gap-1 py-3 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title ?? occasionTypeName(type)}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {dotted([title && occasionTypeName(type), date, ruleInWords(occasion), years])}
          {dot}
          <span className="whitespace-nowrap">{nextOn ? formatDaysUntil(daysUntil(nextOn)) : say('over')}</span>
        </p>
        {notes && (
          <p className="text-sm break-words whitespace-pre-line text-ink-soft">
            <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      <Button
        variant="bare"
        size="icon"
        aria-label={say('editDay', { day: title ?? occasionTypeName(type), date })}
        onClick={() => setIsEditing(true)}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="bare"
        size="icon"
        aria-label={say('deleteDay', { day: title ?? occasionTypeName(type), date })}
        isBusy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 aria-hidden />
      </Button>
      {isEditing && <EditOccasionDialog occasion={occasion} onClose={() => setIsEditing(false)} />}
    </li>
  );
}

/** Days from the reader's today to a calendar date. */
export const daysUntil = (date: string): number => daysBetween(localTimeAt(new Date(), ownTimeZone()).date, date);
