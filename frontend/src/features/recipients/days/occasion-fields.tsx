import { occasionTypes } from '@presently/rules/vocabulary';
import { SelectField } from '../../../forms/fields/select-field.js';
import { TextField } from '../../../forms/fields/text-field.js';
import type { SchemaForm } from '../../../forms/use-schema-form.js';
import { Button } from '../../../ui/controls/button.js';
import { MovingDayFields } from './moving-day-fields.js';
import { NextDays } from './next-days.js';
import { isLeapDay, repeatsByType, type TypedOccasion } from './occasion-schema.js';

const types = occasionTypes.map((type) => ({ value: type, label: type }));
const repeats = [
  { value: 'yearly', label: 'Every year' },
  { value: 'yearly-unknown', label: 'Every year, first year unknown' },
  { value: 'once', label: 'Only once' },
] as const;
const leapDays = [
  { value: 'feb-28', label: 'February 28' },
  { value: 'mar-1', label: 'March 1' },
] as const;

/** What an occasion is called, and when it takes place. */
export function OccasionFields({ form }: { form: SchemaForm<TypedOccasion> }) {
  const typed = form.watch();
  const { type, doesMove } = typed;
  const toggleMoving = () => {
    form.setValue('doesMove', !doesMove, { shouldValidate: true });
    // Birthdays do not move, and the named days that do are holidays.
    if (!doesMove && type === 'Birthday') form.setValue('type', 'Holiday');
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="type"
          label="Type"
          options={types}
          onChosen={(chosen) => form.setValue('repeats', repeatsByType(chosen))}
        />
        {doesMove ? (
          <MovingDayFields form={form} typed={typed} />
        ) : (
          <>
            <TextField form={form} name="date" label="Date" type="date" required />
            <SelectField form={form} name="repeats" label="Repeats" options={repeats} />
            {isLeapDay(typed) && (
              <SelectField form={form} name="leapDay" label="In years without February 29" options={leapDays} />
            )}
          </>
        )}
      </div>
      <div className="-mt-2 grid gap-1">
        <Button variant="bare" size="small" className="-ml-3 justify-self-start" onClick={toggleMoving}>
          {doesMove ? 'It has a fixed date' : 'Does it move, like Mother’s Day?'}
        </Button>
        <NextDays typed={typed} />
      </div>
      <TextField form={form} name="title" label="Name" note="optional" autoComplete="off" placeholder="First date" />
      <TextField form={form} name="notes" label="Notes" note="optional" autoComplete="off" />
    </>
  );
}
