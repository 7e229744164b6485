import { occasionTypes } from '@presently/rules/vocabulary';
import { occasionTypeName } from '../../../domain/occasion/type-name.js';
import { SelectField } from '../../../forms/fields/select-field.js';
import { TextField } from '../../../forms/fields/text-field.js';
import type { SchemaForm } from '../../../forms/use-schema-form.js';
import { formatDate } from '../../../lib/time/dates.js';
import { Button } from '../../../ui/controls/button.js';
import { MovingDayFields } from './moving-day-fields.js';
import { NextDays } from './next-days.js';
import { isLeapDay, repeatsByType, type TypedOccasion } from './occasion-schema.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

const types = () => occasionTypes.map((type) => ({ value: type, label: occasionTypeName(type) }));
const repeats = [
  {
    value: 'yearly',
    get label() {
      return say('everyYear');
    },
  },
  {
    value: 'yearly-unknown',
    get label() {
      return say('everyYearUnknown');
    },
  },
  {
    value: 'once',
    get label() {
      return say('onlyOnce');
    },
  },
] as const;
const leapDays = () =>
  [
    { value: 'feb-28', label: formatDate('2001-02-28', false) },
    { value: 'mar-1', label: formatDate('2001-03-01', false) },
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
          label={say('type')}
          options={types()}
          onChosen={(chosen) => form.setValue('repeats', repeatsByType(chosen))}
        />
        {doesMove ? (
          <MovingDayFields form={form} typed={typed} />
        ) : (
          <>
            <TextField form={form} name="date" label={say('date')} type="date" required />
            <SelectField form={form} name="repeats" label={say('repeats')} options={repeats} />
            {isLeapDay(typed) && (
              <SelectField form={form} name="leapDay" label={say('withoutLeapDay')} options={leapDays()} />
            )}
          </>
        )}
      </div>
      <div className="-mt-2 grid gap-1">
        <Button variant="bare" size="small" className="-ms-3 justify-self-start" onClick={toggleMoving}>
          {doesMove ? say('fixedDate') : say('doesItMove')}
        </Button>
        <NextDays typed={typed} />
      </div>
      <TextField
        form={form}
        name="title"
        label={say('name')}
        note={say('optional')}
        autoComplete="off"
        placeholder={say('nameExample')}
      />
      <TextField form={form} name="notes" label={say('notes')} note={say('optional')} autoComplete="off" />
    </>
  );
}
