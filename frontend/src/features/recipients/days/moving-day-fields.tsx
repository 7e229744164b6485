import { movingDays } from '../../../domain/occasion/moving-days.js';
import { easterDayInWords, months, weekdays } from '../../../domain/occasion/occasion-in-words.js';
import { SelectField } from '../../../forms/fields/select-field.js';
import type { SchemaForm } from '../../../forms/use-schema-form.js';
import { ownWeekday, unnamedEasterDay, type TypedOccasion } from './occasion-schema.js';

const days = [
  ...movingDays.map(({ name, where }, place) => ({
    value: String(place),
    label: where ? `${name} (${where})` : name,
  })),
  { value: ownWeekday, label: 'Another weekday of a month' },
];
const places = [
  { value: '1', label: 'First' },
  { value: '2', label: 'Second' },
  { value: '3', label: 'Third' },
  { value: '4', label: 'Fourth' },
  { value: '5', label: 'Fifth' },
  { value: '-1', label: 'Last' },
];
const weekdayOptions = weekdays.map((label, day) => ({ value: String(day), label }));
const monthOptions = months.map((label, index) => ({ value: String(index + 1), label }));

/** A day that moves: one with a name, or a weekday of a month. */
export function MovingDayFields({ form, typed }: { form: SchemaForm<TypedOccasion>; typed: TypedOccasion }) {
  const saved = form.formState.defaultValues;
  const unnamed = saved?.movingDay === unnamedEasterDay && {
    value: unnamedEasterDay,
    label: easterDayInWords(saved.easterOffset ?? 0, saved.easterOf ?? null),
  };
  return (
    <>
      <div className="sm:col-span-2">
        <SelectField form={form} name="movingDay" label="Day" options={unnamed ? [unnamed, ...days] : days} />
      </div>
      {typed.movingDay === ownWeekday && (
        <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
          <SelectField form={form} name="nth" label="Which one" options={places} />
          <SelectField form={form} name="weekday" label="Weekday" options={weekdayOptions} />
          <SelectField form={form} name="month" label="Month" options={monthOptions} />
        </div>
      )}
    </>
  );
}
