import type { ImportField } from '@presently/rules/imports';
import { formBefore } from '@presently/rules/name-words';
import type { Columns, Format } from '../format.js';
import type { StoredColumns } from '../../import.entity.js';
import type { SourceFile } from '../files/source-file.js';
import { firstRowOf, rowsOf, type Row } from '../files/table.js';
import { dayOf, dayOrRefusal, dayOrderOf, isOrderOpen, tableDay, withoutEmptyDay } from '../values/written-day.js';
import { orderOfSender } from './asked-days.js';
import { headingOf, isMail, isNumber } from '../values/heading-row.js';
import { personOf, severalIn } from './table-person.js';
import { fullName, writtenName } from '../values/full-name.js';
import { foldedWord, isForeignHeading, knownHeadings, languageOfNames, withoutPlural } from '../values/words.js';
import { emailsIn, saysMobile } from '../values/written-contacts.js';

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
    const { fields, dayOrder, hasHeading }: Columns = columns ?? (await describeColumns(file));
    const { names, rows } = await contentOf(file, hasHeading);
    const language = languageOfNames(names);
    for (const row of rows) {
      const { cells } = row;
      const all = (field: ImportField) => cells.filter((cell, place) => fields[place] === field && cell !== '');
      const first = (field: ImportField) => all(field)[0] ?? '';
      const words = (field: ImportField) => all(field).flatMap((text) => severalIn(text, /[;,|]|:::/));
      const birthday =
        withoutEmptyDay(first('birthday')) || joinedDay(first('birthYear'), first('birthMonth'), first('birthDay'));
      const anniversary = tableDay(first('anniversary'), dayOrder);
      const parts = { ...partsOf(first), language };
      yield personOf(row, {
        name: writtenName(first('name'), parts) || fullName(parts),
        emails: all('email'),
        phones: cells.flatMap((number, place) =>
          fields[place] === 'phone' && number !== '' ? { number, kind: names[place]! } : [],
        ),
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

async function describeColumns(file: SourceFile, chosen?: Columns): Promise<StoredColumns> {
  const { names, rows, hasHeading } = await contentOf(file, chosen?.hasHeading);
  const samples = names.map((_, place) =>
    rows.slice(0, samplesShown).map(({ cells }) => (cells[place] ?? '').slice(0, longestSample)),
  );
  const named = withoutNextDays(
    names.map((name, place) => fieldOf(name, samples[place]!)),
    names,
  );
  const guessed = withName(withBirthDay(withGivenName(named, samples), samples), samples);
  // A second column of the kind may be its label: it is of use if it holds an address or a number.
  const firstFilled = (place: number) => rows.flatMap(({ cells }) => cells[place] || []).slice(0, samplesShown);
  const isOfUse = (field: ImportField, place: number) =>
    guessed.indexOf(field) === place || firstFilled(place).some((cell) => contacts[field]?.(cell));
  const fields = guessed.map((field, place) => (field && isOfUse(field, place) ? field : null));
  const days = fields.flatMap((field, place) =>
    field === 'birthday' || field === 'anniversary' ? rows.map(({ cells }) => cells[place] ?? '') : [],
  );
  return {
    names,
    samples,
    fields,
    encoding: file.encoding,
    hasHeading,
    dayOrder: dayOrderOf(days, guessedOrder(names, file)),
    isOrderOpen: isOrderOpen(days),
  };
}

interface Content {
  names: string[];
  rows: Row[];
  hasHeading: boolean;
}

/** The rows, and the names of the columns: a table may have no heading. */
async function contentOf(file: SourceFile, saysHeading: boolean | undefined): Promise<Content> {
  const all = await rowsOf(file);
  const shown = all.slice(0, 50).map(({ cells }) => cells);
  const found = headingOf(shown);
  const place = saysHeading === undefined ? found : saysHeading ? Math.max(0, found) : -1;
  const heading = shown[place] ?? [];
  const names = Array.from({ length: Math.max(0, ...shown.map(({ length }) => length)) }, (_, column) =>
    heading[column] ? heading[column].slice(0, 100) : `Column ${column + 1}`,
  );
  return { names, rows: all.slice(place + 1), hasHeading: place >= 0 };
}

/** All languages of headings but English write the day first. English ones may be of any country. */
const guessedOrder = (names: readonly string[], file: SourceFile) =>
  names.some(isForeignHeading) ? 'day-first' : orderOfSender(file);

function fieldOf(name: string, samples: readonly string[]): ImportField | null {
  const known = knownHeadings.get(foldedWord(name));
  if (known === 'namePrefix' && ofJobsToo.test(name.trim()) && !samples.some(isTitle)) return null;
  if (known) return known;
  const heading = withoutPlural(name.trim());
  const named = headings.find(([pattern]) => pattern.test(heading))?.[1];
  if (named) return named;
  if (samples.some(hasMail)) return 'email';
  return saysMobile(heading) ? 'phone' : null;
}

/** Spreadsheets compute the next birthday beside the date of birth. */
function withoutNextDays(fields: (ImportField | null)[], names: readonly string[]): (ImportField | null)[] {
  const isNext = (place: number) => saysNext.test(names[place]!);
  const isBeside = (field: ImportField | null) => fields.some((other, place) => other === field && !isNext(place));
  return fields.map((field, place) =>
    (field === 'birthday' || field === 'anniversary') && isNext(place) && isBeside(field) ? null : field,
  );
}

const saysNext =
  /(?<!\p{L})(?:next|upcoming|coming|nächst|naechst|kommend|prochain|pr[óo]xim|prossim|volgend|eerstvolgend|następn|nastepn|следующ|ближайш|nästa|næste|neste|seuraava|příští|következő|sonraki|this year|dieses jahr|cette année|este año)|次の|次回|下次|下一|다음|القادم/iu;

/** `Nome` beside `Cognome` is the given name: beside a family name, only a full name contains it. */
function withGivenName(fields: (ImportField | null)[], samples: readonly string[][]): (ImportField | null)[] {
  const [name, family] = [fields.indexOf('name'), fields.indexOf('lastName')];
  if (name < 0 || family < 0 || fields.includes('firstName')) return fields;
  const isFull = samples[family]!.some((last, row) => last !== '' && samples[name]![row]?.includes(last));
  return isFull ? fields : fields.with(name, 'firstName');
}

/** Without headings, the first column of words has the names, one of days the birthdays, and so on. */
function withName(fields: (ImportField | null)[], samples: readonly string[][]): (ImportField | null)[] {
  const columns = samples.map((all) => all.filter(Boolean));
  const holds = (is: (text: string) => boolean) =>
    fields.findIndex((field, place) => field === null && columns[place]!.length > 0 && columns[place]!.every(is));
  if (fields.some((field) => field !== null && field !== 'email')) return fields;
  const found: [number, ImportField][] = [
    [holds((text) => /^\p{L}[^\d@]*$/u.test(text)), 'name'],
    [holds((text) => dayOf(text) !== undefined), 'birthday'],
    [holds((text) => dayOf(text) === undefined && isNumber(text)), 'phone'],
  ];
  return fields.map((field, place) => found.find(([column]) => column === place)?.[1] ?? field);
}

/** `Geburtstag` beside `Geburtsmonat` is the day of the month. */
function withBirthDay(fields: (ImportField | null)[], samples: readonly string[][]): (ImportField | null)[] {
  const place = fields.indexOf('birthday');
  if (place < 0 || !fields.includes('birthMonth') || fields.includes('birthDay')) return fields;
  const isDayOfMonth = samples[place]!.every((text) => text === '' || /^\d{1,2}$/.test(text));
  return isDayOfMonth ? fields.with(place, 'birthDay') : fields;
}

/** Headings of jobs and of events as well. */
const ofJobsToo = /^(?:title|titel|titre|título|titolo)$/i;
const isTitle = (text: string) =>
  /^[\p{L}. ]{1,20}\.$|^(?:dr|prof|sir|lady|lord)$/iu.test(text) || formBefore.test(text);

/** Three columns as one day. A program may write `null` for a year that is not known. */
function joinedDay(year: string, month: string, day: string): string {
  if (!month || !day) return '';
  const known = /^\d{4}$/.test(year) ? year : '-';
  return /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
    ? `${known}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${day} ${month} ${known === '-' ? '' : known}`.trim();
}

/** Also `Ed Do <ed@do.com>`. */
function hasMail(text: string): boolean {
  return emailsIn(text).some(isMail);
}
const contacts: Partial<Record<ImportField, (text: string) => boolean>> = { email: hasMail, phone: isNumber };
