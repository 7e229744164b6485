import type { Import } from '@presently/contracts/gifting/imports';
import { textEncodings, type DayOrder, type ImportField, type TextEncoding } from '@presently/rules/imports';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { Switch } from '../../ui/controls/switch.js';
import { Card } from '../../ui/display/card.js';
import { useChooseColumns } from './queries.js';
import { importsWords as say } from '../../languages/imports/en.js';

const meanings: Record<ImportField, Parameters<typeof say>[0]> = {
  name: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  relationship: 'relationship',
  email: 'email',
  phone: 'phone',
  birthday: 'birthday',
  anniversary: 'anniversary',
  address: 'address',
  labels: 'groups',
  interests: 'interests',
  birthDay: 'birthDay',
  birthMonth: 'birthMonth',
  birthYear: 'birthYear',
  namePrefix: 'namePrefix',
  middleName: 'middleName',
  nameSuffix: 'nameSuffix',
};
const nothing = 'nothing';
const options = () => [
  { value: nothing, label: say('leaveOut') },
  ...Object.entries(meanings).map(([value, meaning]) => ({ value, label: say(meaning) })),
];
const orders: { value: DayOrder; label: string }[] = [
  {
    value: 'month-first',
    get label() {
      return say('monthFirst');
    },
  },
  {
    value: 'day-first',
    get label() {
      return say('dayFirst');
    },
  },
];
/** Alphabets by their names, because few know the names of encodings. */
const alphabets: Record<TextEncoding, Parameters<typeof say>[0]> = {
  'utf-8': 'utf8',
  'windows-1252': 'windows1252',
  'windows-1250': 'windows1250',
  'windows-1251': 'windows1251',
  'windows-1253': 'windows1253',
  'windows-1254': 'windows1254',
  'windows-1255': 'windows1255',
  'windows-1256': 'windows1256',
  'windows-1257': 'windows1257',
  'windows-1258': 'windows1258',
  'windows-874': 'windows874',
  shift_jis: 'shiftJis',
  'euc-jp': 'eucJp',
  gb18030: 'gbk',
  big5: 'big5',
  'euc-kr': 'eucKr',
  'koi8-r': 'koi8',
  macintosh: 'macintosh',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
};
const encodings = () => textEncodings.map((value) => ({ value, label: say(alphabets[value]) }));
const isDay = (field: ImportField | null) => field === 'birthday' || field === 'anniversary';

/** A column without a heading is named by its number. */
function nameShown(name: string): string {
  const [, number] = /^Column (\d{1,3})$/.exec(name) ?? [];
  return number === undefined ? name : say('columnNumber', { number: Number(number) });
}

/** Asks what the columns of a table hold, with the first values of each. */
export function Columns({ found }: { found: Import }) {
  const [fields, setFields] = useState(() => found.columns.map(({ field }) => field));
  const [dayOrder, setDayOrder] = useState(found.dayOrder ?? 'month-first');
  const choose = useChooseColumns(found.id);
  const isNamed = fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName');
  // A known table asks about its days only.
  const asksAll = found.format === 'Table';
  const canRead = !asksAll || isNamed || fields.includes('email');
  const label = useId();
  return (
    <Card className="grid gap-5 px-6 py-5">
      <h2 className="text-xl">{asksAll ? say('whatColumns') : say('howDaysTitle')}</h2>
      {asksAll && typeof found.hasHeading === 'boolean' && (
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={`${label}-heading`} className="font-semibold">
            {say('firstRowIsHeading')}
          </label>
          <Switch
            id={`${label}-heading`}
            checked={found.hasHeading}
            disabled={choose.isPending}
            onCheckedChange={(hasHeading) => choose.mutate({ columns: fields, dayOrder, hasHeading })}
          />
        </div>
      )}
      <ul className="grid gap-4">
        {found.columns.map(({ name, samples }, place) => (
          // Names may repeat, and columns never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="grid gap-2 border-b border-line pb-4 sm:grid-cols-[1fr_14rem] sm:items-center">
            <div className="min-w-0">
              <p id={`${label}-${place}`} className="font-semibold wrap-anywhere">
                {nameShown(name)}
              </p>
              <p className="truncate text-sm text-ink-soft">{samples.filter(Boolean).join(' · ') || say('noValues')}</p>
            </div>
            <Select
              aria-labelledby={`${label}-${place}`}
              value={fields[place] ?? nothing}
              options={options()}
              onValueChange={(value) =>
                setFields(fields.with(place, value === nothing ? null : (value as ImportField)))
              }
            />
          </li>
        ))}
      </ul>
      {fields.some(isDay) && (
        <div className="grid gap-2 sm:grid-cols-[1fr_14rem] sm:items-center">
          <p id={`${label}-order`} className="font-semibold">
            {say('howDays')}
          </p>
          <Select
            aria-labelledby={`${label}-order`}
            value={dayOrder}
            options={orders}
            onValueChange={(value) => setDayOrder(value as DayOrder)}
          />
          {found.isDayOrderOpen && (
            <p className="text-sm text-ink-soft sm:col-span-2">
              {say('bothPossible', { day: dayOrder === 'day-first' ? 'may' : 'april' })}
            </p>
          )}
        </div>
      )}
      {found.encoding && (
        <div className="grid gap-2 sm:grid-cols-[1fr_14rem] sm:items-center">
          <p id={`${label}-encoding`} className="font-semibold">
            {say('lettersWrong')}
          </p>
          <Select
            aria-labelledby={`${label}-encoding`}
            value={found.encoding}
            options={encodings()}
            onValueChange={(value) => choose.mutate({ columns: fields, dayOrder, encoding: value as TextEncoding })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          disabled={!canRead}
          isBusy={choose.isPending}
          onClick={() => choose.mutate({ columns: fields, dayOrder })}
        >
          {say('readTable')}
        </Button>
        {!canRead && <p className="text-sm text-ink-soft">{say('nameFirst')}</p>}
      </div>
    </Card>
  );
}
