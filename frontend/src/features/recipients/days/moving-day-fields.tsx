import { movingDays } from '../../../domain/occasion/moving-days.js';
import { easterDayInWords, monthName, weekdayName } from '../../../domain/occasion/occasion-in-words.js';
import { movingDaysWords as sayDay } from '../../../languages/moving-days/en.js';
import { SelectField } from '../../../forms/fields/select-field.js';
import type { SchemaForm } from '../../../forms/use-schema-form.js';
import { ownWeekday, unnamedEasterDay, type TypedOccasion } from './occasion-schema.js';
import { recipientsWords as say } from '../../../languages/recipients/en.js';

const days = () => [
  ...movingDays.map(({ name, where }, place) => ({
    value: String(place),
    label: where ? `${sayDay(name)} (${sayDay(where)})` : sayDay(name),
  })),
  { value: ownWeekday, label: say('otherWeekday') },
];
const places = [
  {
    value: '1',
    get label() {
      return say('first');
    },
  },
  {
    value: '2',
    get label() {
      return say('second');
    },
  },
  {
    value: '3',
    get label() {
      return say('third');
    },
  },
  {
    value: '4',
    get label() {
      return say('fourth');
    },
  },
  {
    value: '5',
    get label() {
      return say('fifth');
    },
  },
  {
    value: '-1',
    get label() {
      return say('last');
    },
  },
];
const weekdayOptions = () =>
  Array.from({ length: 7 }, (_day, day) => ({ value: String(day), label: weekdayName(day) }));
const monthOptions = () =>
  Array.from({ length: 12 }, (_month, index) => ({ value: String(index + 1), label: monthName(index + 1) }));

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
        <SelectField
          form={form}
          name="movingDay"
          label={say('day')}
          options={unnamed ? [unnamed, ...days()] : days()}
        />
      </div>
      {typed.movingDay === ownWeekday && (
        <div className="grid gap-5 sm:col-span-2 sm:grid-cols-3">
          <SelectField form={form} name="nth" label={say('whichOne')} options={places} />
          <SelectField form={form} name="weekday" label={say('weekday')} options={weekdayOptions()} />
          <SelectField form={form} name="month" label={say('month')} options={monthOptions()} />
        </div>
      )}
    </>
  );
}
