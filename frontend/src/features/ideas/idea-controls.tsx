import type { Occasion } from '@presently/contracts/gifting/occasions';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../../lib/class-names.js';
import { formatCalendarDate } from '../../lib/dates.js';
import { Button } from '../../ui/controls/button.js';
import { Field } from '../../ui/controls/field.js';
import { Select } from '../../ui/controls/select.js';
import { budgetOptions, ownBudgetOf } from './budget-options.js';
import { OwnBudgetFields } from './own-budget-fields.js';

/** A list has no choice with an empty value. */
const noOccasion = 'none';
const otherAmount = 'other';

interface IdeaControlsProps {
  budget: string;
  onBudget: (budget: string) => void;
  occasions: readonly Occasion[];
  occasionId: string;
  onOccasion: (occasionId: string) => void;
  onUpdate: () => void;
}

export function IdeaControls(props: IdeaControlsProps) {
  const hasOccasions = props.occasions.length > 0;
  const [isOwn, setIsOwn] = useState(ownBudgetOf(props.budget) !== undefined);
  function choose(budget: string) {
    setIsOwn(budget === otherAmount);
    if (budget !== otherAmount) props.onBudget(budget);
  }
  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-2.5 sm:flex sm:flex-wrap sm:items-start">
      <div className="sm:w-44">
        <Field label="Budget">
          {(control) => (
            <Select
              {...control}
              value={isOwn ? otherAmount : props.budget}
              onValueChange={choose}
              options={[...budgetOptions, { value: otherAmount, label: 'Other amount' }]}
            />
          )}
        </Field>
      </div>
      {isOwn && <OwnBudgetFields budget={props.budget} onBudget={props.onBudget} />}
      {hasOccasions && (
        <div className="min-w-0 sm:w-60">
          <Field label="Occasion">
            {(control) => (
              <Select
                {...control}
                value={props.occasionId || noOccasion}
                onValueChange={(value) => props.onOccasion(value === noOccasion ? '' : value)}
                options={[
                  { value: noOccasion, label: 'Any time' },
                  ...props.occasions.map(({ id, type, date }) => ({
                    value: id,
                    label: `${type} - ${formatCalendarDate(date)}`,
                  })),
                ]}
              />
            )}
          </Field>
        </div>
      )}
      <div className={cn('grid gap-1.5', hasOccasions && 'max-sm:col-span-2')}>
        {/* The height of a label, so that the button stays beside the fields when an error appears under them. */}
        <span aria-hidden className="text-sm max-sm:hidden">
          &nbsp;
        </span>
        <Button variant="quiet" onClick={props.onUpdate}>
          <RotateCw aria-hidden />
          Update Results
        </Button>
      </div>
    </div>
  );
}
