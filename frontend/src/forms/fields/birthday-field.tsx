import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../../ui/controls/field.js';
import { NativeSelect } from '../../ui/controls/native-select.js';
import { useBoundField, type BoundProps } from '../use-bound-field.js';

const months = Array.from({ length: 12 }, (_none, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long' }).format(new Date(2000, month, 1)),
);

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
  const [parts, setParts] = useState(() => partsOf(field.value));
  const change = (part: Partial<typeof parts>) => {
    const changed = { ...parts, ...part };
    setParts(changed);
    field.onChange(textOf(changed));
  };
  const described = error && { 'aria-describedby': `${id}-error`, 'aria-invalid': true as const };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">{props.label}</span>
        {props.note && <span className="text-ink-soft">{props.note}</span>}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_4rem_5rem] gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_5.5rem]">
        <NativeSelect
          {...described}
          ref={ref}
          aria-label="Month"
          value={parts.month}
          onChange={({ target }) => change({ month: target.value })}
          onBlur={field.onBlur}
        >
          <option value="">Month</option>
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </NativeSelect>
        <Input
          {...described}
          aria-label="Day"
          placeholder="Day"
          inputMode="numeric"
          autoComplete="off"
          value={parts.day}
          onChange={({ target }) => change({ day: digits(target.value, 2) })}
          onBlur={field.onBlur}
        />
        <Input
          {...described}
          aria-label="Year, if you know it"
          placeholder="Year"
          inputMode="numeric"
          autoComplete="off"
          value={parts.year}
          onChange={({ target }) => change({ year: digits(target.value, 4) })}
          onBlur={field.onBlur}
        />
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
