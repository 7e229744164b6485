import type { Import } from '@presently/contracts/gifting/imports';
import { textEncodings, type DayOrder, type ImportField, type TextEncoding } from '@presently/rules/imports';
import { useId, useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Select } from '../../ui/controls/select.js';
import { Card } from '../../ui/display/card.js';
import { useChooseColumns } from './queries.js';

const meanings: Record<ImportField, string> = {
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
  relationship: 'Relationship',
  email: 'Email',
  phone: 'Phone',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  address: 'Address',
  labels: 'Groups',
  interests: 'Interests',
  birthDay: 'Day of birth',
  birthMonth: 'Month of birth',
  birthYear: 'Year of birth',
  namePrefix: 'Title of a name',
  middleName: 'Middle name',
  nameSuffix: 'Suffix of a name',
};
const nothing = 'nothing';
const options = [
  { value: nothing, label: 'Leave out' },
  ...Object.entries(meanings).map(([value, label]) => ({ value, label })),
];
const orders: { value: DayOrder; label: string }[] = [
  { value: 'month-first', label: '12/31 is 31 December' },
  { value: 'day-first', label: '31/12 is 31 December' },
];
/** Alphabets by their names, because few know the names of encodings. */
const alphabets: Record<TextEncoding, string> = {
  'utf-8': 'All alphabets (UTF-8)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Chinese, simplified (GBK)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  macintosh: 'Western European (old Macs)',
  'utf-16le': 'All alphabets (UTF-16)',
  'utf-16be': 'All alphabets (UTF-16, big-endian)',
};
const encodings = textEncodings.map((value) => ({ value, label: alphabets[value] }));
const isDay = (field: ImportField | null) => field === 'birthday' || field === 'anniversary';

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
      <h2 className="text-xl">{asksAll ? 'What do the columns hold?' : 'How are the days written?'}</h2>
      <ul className="grid gap-4">
        {found.columns.map(({ name, samples }, place) => (
          // Names may repeat, and columns never move.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="grid gap-2 border-b border-line pb-4 sm:grid-cols-[1fr_14rem] sm:items-center">
            <div className="min-w-0">
              <p id={`${label}-${place}`} className="font-semibold wrap-anywhere">
                {name}
              </p>
              <p className="truncate text-sm text-ink-soft">{samples.filter(Boolean).join(' · ') || 'No values'}</p>
            </div>
            <Select
              aria-labelledby={`${label}-${place}`}
              value={fields[place] ?? nothing}
              options={options}
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
            How are days written?
          </p>
          <Select
            aria-labelledby={`${label}-order`}
            value={dayOrder}
            options={orders}
            onValueChange={(value) => setDayOrder(value as DayOrder)}
          />
          {found.isDayOrderOpen && (
            <p className="text-sm text-ink-soft sm:col-span-2">
              Both are possible in this file. Please check: 04/05 is {dayOrder === 'day-first' ? '4 May' : '5 April'}{' '}
              now.
            </p>
          )}
        </div>
      )}
      {found.encoding && (
        <div className="grid gap-2 sm:grid-cols-[1fr_14rem] sm:items-center">
          <p id={`${label}-encoding`} className="font-semibold">
            Do letters look wrong? Choose the alphabet
          </p>
          <Select
            aria-labelledby={`${label}-encoding`}
            value={found.encoding}
            options={encodings}
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
          Read the table
        </Button>
        {!canRead && <p className="text-sm text-ink-soft">First choose a column with names.</p>}
      </div>
    </Card>
  );
}
