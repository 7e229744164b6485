import { Buffer } from 'node:buffer';
import { importLimits, type DayOrder } from '@presently/rules/imports';
import type { Entry, Format } from '../format.js';
import { fullName, writtenName } from '../values/full-name.js';
import type { ImportedOccasion } from '../imported-person.js';
import { postalAddress } from '../values/postal-address.js';
import type { SourceFile } from '../files/source-file.js';
import { told } from '../told.js';
import { dayOf, dayOrRefusal, dayOrderOf } from '../values/written-day.js';
import { orderOfSender } from './asked-days.js';
import { personOf } from './table-person.js';

/** Address books of Thunderbird, SeaMonkey and directories: LDIF of RFC 2849. */
export const ldif: Format = {
  name: 'LDIF',
  recognizes: ({ start }) => /^dn::? ?/i.test(firstLineOf(start)),
  *read(file: SourceFile) {
    const records = [...recordsOf(file.text)];
    const days = records.flatMap(({ values }) => dayAttributes.flatMap((name) => values.get(name) ?? []));
    const order = dayOrderOf(days, orderOfSender(file));
    for (const record of records) {
      const entry = entryOf(record, order, file.isAnyDoubtful(record.from, record.to));
      if (entry) yield entry;
    }
  },
};

const firstLineOf = (start: string): string =>
  start.split(/\r\n?|\n/, 200).find((line) => line.trim() !== '' && !/^(?:#|version:| )/i.test(line)) ?? '';

interface Record {
  from: number;
  to: number;
  /** By attribute in lower case, without options. */
  values: Map<string, string[]>;
}

/** Entries are divided by empty lines. A line that begins with a space goes on with the one before it. */
function* recordsOf(text: string): Generator<Record> {
  let record: Record | undefined;
  let line = '';
  let number = 0;
  const end = () => {
    if (line !== '' && !line.startsWith('#')) note(record!, line);
    line = '';
  };
  for (const part of text.split('\n')) {
    number++;
    if (part.startsWith(' ')) {
      // No text that we take is longer; a picture needs none.
      if (line.length < 2 * importLimits.text) line += part.slice(1);
      continue;
    }
    record ??= { from: number, to: number, values: new Map() };
    end();
    if (part.trim() === '') {
      if (record.values.size > 0) yield record;
      record = undefined;
    } else {
      record.to = number;
      line = part;
    }
  }
  if (!record) return;
  end();
  if (record.values.size > 0) yield record;
}

/** `cn: Ada`, `cn:: QWRh` in base64, `cn;lang-hu: Ada`. An address of a value, as in `photo:< file:…`, is left out. */
function note({ values }: Record, line: string): void {
  const [, written, mark, value = ''] = /^([\w.-]+)(?:;[\w;-]*)?:([:<]?) {0,9}(.*)$/s.exec(line) ?? [];
  if (written === undefined || mark === '<') return;
  const name = written.toLowerCase();
  if (/photo$|certificate$/.test(name)) return;
  const read = mark === ':' ? decoded(value) : value;
  const all = values.get(name) ?? [];
  if (read.trim() !== '') values.set(name, [...all, read.trim()]);
}

function decoded(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const phones = ['mobile', 'cellphone', 'homephone', 'telephonenumber'];
/** Those of whole days. */
const dayAttributes = ['schacdateofbirth', 'dateofbirth'];
const mails = ['mail', 'mozillasecondemail', 'mozillaemail2', 'xmozillasecondemail'];

/** @returns undefined for a list of people, which address books export as an entry */
function entryOf({ from, values }: Record, order: DayOrder, isDoubtful: boolean): Entry | undefined {
  const all = (...names: string[]) => names.flatMap((name) => values.get(name) ?? []);
  const first = (...names: string[]) => all(...names)[0] ?? '';
  // The head of the file, and changes of a directory.
  if (!values.has('dn')) return undefined;
  const classes = all('objectclass').map((name) => name.toLowerCase());
  if (classes.some((name) => /^(?:groupof(?:unique)?names|mozillaablist|posixgroup)$/.test(name))) return undefined;
  const parts = {
    prefix: first('personaltitle'),
    given: first('givenname', 'gn'),
    middle: first('middlename'),
    family: first('sn', 'surname'),
    suffix: first('generationqualifier'),
  };
  const written = writtenName(first('displayname', 'cn', 'commonname'), parts);
  const name = written || fullName(parts) || first('mozillanickname');
  const isPerson = classes.length === 0 || classes.some((each) => /person|mozilla.*person|account/.test(each));
  if (!isPerson && all(...mails).length === 0)
    return { name: name || first('ou', 'o', 'dc'), problems: [told('entry-no-person', { line: from })] };
  const birthday = dayIn(first('birthyear'), first('birthmonth'), first('birthday')) || first(...dayAttributes);
  const anniversary = dayOf(dayIn(first('anniversaryyear'), first('anniversarymonth'), first('anniversaryday')));
  const occasions: ImportedOccasion[] = anniversary
    ? [{ type: 'Anniversary', date: anniversary, recurrence: 'yearly' }]
    : [];
  const address = postalAddress({
    lines: all('mozillahomestreet', 'mozillahomestreet2').concat(
      values.has('mozillahomestreet') ? [] : all('street', 'streetaddress'),
    ),
    town: first('mozillahomelocalityname', 'l'),
    region: first('mozillahomestate', 'st'),
    code: first('mozillahomepostalcode', 'postalcode'),
    country: first('mozillahomecountryname', 'c', 'countryname'),
  });
  return personOf(
    { line: from, isDoubtful, cells: [] },
    {
      name,
      emails: all(...mails),
      phones: phones.flatMap((kind) => all(kind).map((number) => ({ number, kind }))),
      occasions,
      ...(birthday && { birthday: dayOrRefusal(dayOf(birthday, order), birthday) }),
      ...(address && { address }),
    },
    { given: parts.given, family: parts.family, shown: name, organisation: first('o', 'organizationname', 'company') },
  );
}

/** Three attributes as one day; empty without a month and a day. */
function dayIn(year: string, month: string, day: string): string {
  if (month === '') return day;
  if (day === '') return '';
  return `${/^\d{4}$/.test(year) ? year : '-'}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
