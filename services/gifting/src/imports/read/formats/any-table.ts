import type { ImportField } from '@presently/rules/imports';
import type { Columns, Format } from '../format.js';
import type { StoredColumns } from '../../import.entity.js';
import type { SourceFile } from '../files/source-file.js';
import { firstRowOf, rowsOf, type Row } from '../files/table.js';
import {
  dayOf,
  dayOrRefusal,
  dayOrderOf,
  isOrderOpen,
  orderOfLanguage,
  tableDay,
  withoutEmptyDay,
} from '../values/written-day.js';
import { personOf, severalIn } from './table-person.js';
import { fullName } from '../values/full-name.js';
import { foldedWord, knownHeadings, languageOfNames } from '../values/words.js';

/** Headings of columns, in the languages of many exporters. The first that matches counts. */
const headings: [RegExp, ImportField][] = [
  [/^(?:first|given|fore).?name$|^first$|^vorname$|^prénom$|^nombre$/i, 'firstName'],
  [/^(?:last|family|sur).?name$|^last$|^nachname$|^familienname$|^nom$|^apellidos?$/i, 'lastName'],
  [/^(?:full|display)?.?name$|^person$|^recipient$|^contact$/i, 'name'],
  [/relation|beziehung/i, 'relationship'],
  [/e-?mail|correo|courriel/i, 'email'],
  [/phone|mobile|cell|telefon|handy|téléphone|móvil/i, 'phone'],
  [/birth|^b-?day|^born|^d\.?o\.?b\b|^geb\b|geboren|geburt|naissance|nacimiento|nascita|cumplea/i, 'birthday'],
  [/anniversar|hochzeit|jahrestag|aniversario/i, 'anniversary'],
  [/address|adresse|dirección|anschrift/i, 'address'],
  [/label|group|categor|\btags?\b|gruppe/i, 'labels'],
  [/interest|hobb|likes|interessen/i, 'interests'],
];
const samplesShown = 3;
const longestSample = 300;

/** Any table: the sender says what the columns hold. */
export const anyTable: Format = {
  name: 'Table',
  recognizes: (file) => firstRowOf(file) !== undefined,
  columns: describeColumns,
  async *read(file, columns) {
    const { fields, dayOrder }: Columns = columns ?? (await describeColumns(file));
    const { names, rows } = await contentOf(file);
    const language = languageOfNames(names);
    for (const row of rows) {
      const { cells } = row;
      const all = (field: ImportField) => cells.filter((cell, place) => fields[place] === field && cell !== '');
      const first = (field: ImportField) => all(field)[0] ?? '';
      const words = (field: ImportField) => all(field).flatMap((text) => severalIn(text, /[;,|]|:::/));
      const birthday =
        withoutEmptyDay(first('birthday')) || joinedDay(first('birthYear'), first('birthMonth'), first('birthDay'));
      const anniversary = tableDay(first('anniversary'), dayOrder);
      yield personOf(row, {
        name: first('name') || fullName({ ...partsOf(first), language }),
        emails: all('email'),
        phones: all('phone'),
        labels: words('labels'),
        interests: words('interests'),
        occasions: anniversary ? [{ type: 'Anniversary', date: anniversary, recurrence: 'yearly' }] : [],
        ...(birthday && { birthday: dayOrRefusal(tableDay(birthday, dayOrder), birthday) }),
        ...(first('relationship') && { relationship: first('relationship') }),
        ...(all('address').length > 0 && { address: all('address').join('\n') }),
      });
    }
  },
};

const partsOf = (first: (field: ImportField) => string) => ({
  prefix: first('namePrefix'),
  given: first('firstName'),
  middle: first('middleName'),
  family: first('lastName'),
  suffix: first('nameSuffix'),
});

async function describeColumns(file: SourceFile): Promise<StoredColumns> {
  const { names, rows } = await contentOf(file);
  const samples = names.map((_, place) =>
    rows.slice(0, samplesShown).map(({ cells }) => (cells[place] ?? '').slice(0, longestSample)),
  );
  const guessed = withGivenName(
    names.map((name, place) => fieldOf(name, samples[place]!)),
    samples,
  );
  // A second column of the kind may be its label: it is of use if it holds an address or a number.
  const isOfUse = (field: ImportField, place: number) =>
    guessed.indexOf(field) === place || samples[place]!.some((sample) => contacts[field]?.(sample));
  const fields = guessed.map((field, place) => (field && isOfUse(field, place) ? field : null));
  const days = fields.flatMap((field, place) =>
    field === 'birthday' || field === 'anniversary' ? rows.map(({ cells }) => cells[place] ?? '') : [],
  );
  return {
    names,
    samples,
    fields,
    encoding: file.encoding,
    dayOrder: dayOrderOf(days, guessedOrder(names, file)),
    isOrderOpen: isOrderOpen(days),
  };
}

/** The rows, and the names of the columns: a table may have no heading. */
async function contentOf(file: SourceFile): Promise<{ names: string[]; rows: Row[] }> {
  const all = await rowsOf(file);
  const width = Math.max(0, ...all.slice(0, 50).map(({ cells }) => cells.length));
  const [first] = all;
  const isHeading = first !== undefined && !first.cells.some((cell) => isMail(cell) || dayOf(cell) !== undefined);
  const names = Array.from({ length: width }, (_, place) =>
    isHeading && first.cells[place] ? first.cells[place].slice(0, 100) : `Column ${place + 1}`,
  );
  return { names, rows: isHeading ? all.slice(1) : all };
}

/** All languages of headings but English write the day first. English ones may be of any country. */
const guessedOrder = (names: readonly string[], { sender }: SourceFile) =>
  names.some(isForeign) ? 'day-first' : (orderOfLanguage(sender.language) ?? 'month-first');

function fieldOf(name: string, samples: readonly string[]): ImportField | null {
  const known = knownHeadings.get(foldedWord(name));
  if (known === 'namePrefix' && ofJobsToo.test(name.trim()) && !samples.some(isTitle)) return null;
  if (known) return known;
  const named = headings.find(([pattern]) => pattern.test(name.trim()))?.[1];
  if (named) return named;
  return samples.some(isMail) ? 'email' : null;
}

/** `Nome` beside `Cognome` is the given name: beside a family name, only a full name contains it. */
function withGivenName(fields: (ImportField | null)[], samples: readonly string[][]): (ImportField | null)[] {
  const [name, family] = [fields.indexOf('name'), fields.indexOf('lastName')];
  if (name < 0 || family < 0 || fields.includes('firstName')) return fields;
  const isFull = samples[family]!.some((last, row) => last !== '' && samples[name]![row]?.includes(last));
  return isFull ? fields : fields.with(name, 'firstName');
}

/** Headings of jobs and of events as well. */
const ofJobsToo = /^(?:title|titel|titre|título|titolo)$/i;
const isTitle = (text: string) =>
  /^[\p{L}. ]{1,20}\.$|^(?:m[rsx]|mrs|miss|dr|prof|herr|frau|sir|lady|lord|mme|mlle|sra?)$/iu.test(text);

/** A heading that only another language than English has: all of these write the day before the month. */
const isForeign = (name: string) => knownHeadings.has(foldedWord(name)) && !english.test(name);
const english =
  /\b(?:names?|birth\w*|b-?day|born|d\.?o\.?b|e-?mail|mail|phone|cell|mobile|address|date|anniversary|labels?|groups?|first|last|person|contact|day|month|year)\b/i;

/** Three columns as one day. A program may write `null` for a year that is not known. */
function joinedDay(year: string, month: string, day: string): string {
  if (!month || !day) return '';
  const known = /^\d{4}$/.test(year) ? year : '-';
  return /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${known}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${day} ${month} ${known === '-' ? '' : known}`.trim();
}

const isMail = (text: string) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
const isNumber = (text: string) => /^[+(]?\d[\d\s()./-]{4,}$/.test(text);
const contacts: Partial<Record<ImportField, (text: string) => boolean>> = { email: isMail, phone: isNumber };
