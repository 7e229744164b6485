import type { Occasion } from '@presently/contracts/gifting/occasions';
import { useState } from 'react';
import { bySoonest } from '../../../domain/occasion/by-soonest.js';
import { takeFocus } from '../../../lib/take-focus.js';
import { Button } from '../../../ui/controls/button.js';
import { Day } from './day.js';
import { useRestoreOccasion } from '../queries.js';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

/**
 * The days of a person, the next one first. The last removed one can be restored here, because a dialog keeps the
 * keyboard from the toast.
 */
export function DayList({ days, empty }: { days: readonly Occasion[]; empty: string }) {
  const [removed, setRemoved] = useState<Occasion>();
  return (
    <>
      {days.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {days.length > 0 && (
        <ul className="divide-y divide-line">
          {days.toSorted(bySoonest).map((day) => (
            <Day
              key={day.id}
              occasion={day}
              onRemoved={() => setRemoved(day)}
              onRestored={() => setRemoved(undefined)}
            />
          ))}
        </ul>
      )}
      {removed && <Removed key={removed.id} occasion={removed} onRestored={() => setRemoved(undefined)} />}
    </>
  );
}

function Removed({ occasion, onRestored }: { occasion: Occasion; onRestored: () => void }) {
  const restore = useRestoreOccasion(occasion, onRestored);
  return (
    <p className="flex items-center justify-between gap-3 border-t border-line pt-2 text-sm text-ink-soft">
      <span className="min-w-0 wrap-anywhere">
        {say('dayRemoved', { day: occasion.title ?? occasionTypeName(occasion.type) })}
      </span>
      {/* The button that removed it had the focus. */}
      <Button ref={takeFocus} variant="bare" size="small" isBusy={restore.isPending} onClick={() => restore.mutate()}>
        {say('undo')}
      </Button>
    </p>
  );
}
