import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';
import { spokenLocale } from '../../languages/words.js';
import { fieldsWords as say } from '../../languages/fields/en.js';

const months = () =>
  Array.from({ length: 12 }, (_none, month) =>
    new Intl.DateTimeFormat(spokenLocale(), { month: 'long' }).format(new Date(2000, month, 1)),
  );

const parts = ['month', 'day', 'year'] as const;
type Part = (typeof parts)[number];

/** The parts of a date in the order in which the page's language writes them. */
const partsInOrder = (): Part[] =>
  new Intl.DateTimeFormat(spokenLocale(), { year: 'numeric', month: 'long', day: 'numeric' })
    .formatToParts(new Date(2000, 0, 1))
    .flatMap(({ type }) => parts.filter((part) => part === type));

/** Wide enough for their names in each language: `Giorno`, `Septembre`. */
const widths = { month: 'min-w-32 flex-1', day: 'w-20', year: 'w-22' };

/** Month, day and year of `YYYY-MM-DD` or `--MM-DD`. */
const partsOf = (birthday: string) => {
  const [, year = '', month = '', day = ''] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  return { year: year === '-' ? '' : year, month: month && String(Number(month)), day: day && String(Number(day)) };
};

/** The text of a birthday. It is no date while a part is missing. */
const textOf = ({ year, month, day }: ReturnType<typeof partsOf>) =>
  year === '' && month === '' && day === ''
    ? ''
    : `${year === '' ? '-' : year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

const digits = (text: string, most: number) => text.replaceAll(/\D/g, '').slice(0, most);

/** A birthday in a form. You can leave the year blank. */
export function BirthdayField<Typed extends FieldValues, Checked>(props: BoundProps<Typed, Checked>) {
  const id = useId();
  const { ref, field, error } = useBoundField(props.form, props.name);
  const [typed, setTyped] = useState(() => partsOf(field.value));
  const change = (part: Partial<typeof typed>) => {
    const changed = { ...typed, ...part };
    setTyped(changed);
    field.onChange(textOf(changed));
  };
  const described = error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true as const };
  const controls = {
    month: (
      <NativeSelect
        {...described}
        ref={ref}
        aria-label={say('month')}
        value={typed.month}
        onChange={({ target }) => change({ month: target.value })}
        onBlur={field.onBlur}
      >
        <option value="">{say('month')}</option>
        {months().map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </NativeSelect>
    ),
    day: (
      <Input
        {...described}
        aria-label={say('day')}
        placeholder={say('day')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.day}
        onChange={({ target }) => change({ day: digits(target.value, 2) })}
        onBlur={field.onBlur}
      />
    ),
    year: (
      <Input
        {...described}
        aria-label={say('yearIfKnown')}
        placeholder={say('year')}
        inputMode="numeric"
        autoComplete="off"
        value={typed.year}
        onChange={({ target }) => change({ year: digits(target.value, 4) })}
        onBlur={field.onBlur}
      />
    ),
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">{props.label}</span>
        {props.note && <span className="text-ink-soft">{props.note}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {partsInOrder().map((part) => (
          <div key={part} className={widths[part]}>
            {controls[part]}
          </div>
        ))}
      </div>
      {props.hint && <p className="text-xs text-ink-soft">{props.hint}</p>}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs font-medium text-ember">
          {error}
        </p>
      )}
    </fieldset>
  );
}
