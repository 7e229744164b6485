import type { ImportField } from '@presently/rules/imports';
import { dayOf } from './written-day.js';
import { foldedWord, knownHeadings } from './words.js';

/** Headings that are names as well: `Dan` is a day in Croatian, `An` a year in Romanian. Alone, they are no heading. */
const parts: ReadonlySet<ImportField | undefined> = new Set(['birthDay', 'birthMonth', 'birthYear']);
/** Words of headings that people write in their own way, and that no name has: `Gift ideas`, `Name (family)`. */
const inHeadings =
  /(?<![\p{L}\p{M}])(?:names?|namen|noms|nombres|nomi|nomes|surname|birthdays?|birth ?date|date of birth|dob|e-?mail|phone|telephone|mobile|address|anniversary|relationship|interests|gift ideas|vorname|nachname|geburtstag|geburtsdatum|telefon|anschrift|prénom|anniversaire|naissance|courriel|téléphone|adresse|nombre|apellidos?|cumpleaños|nacimiento|correo|teléfono|dirección|nome|cognome|compleanno|nascita|telefono|indirizzo|sobrenome|aniversário|nascimento|telefone|endereço|naam|verjaardag|navn|namn|имя|фамилия|рождения|الاسم|الميلاد|الهاتف|البريد)(?![\p{L}\p{M}])|氏名|名前|誕生日|生年月日|メール|電話|住所|姓名|生日|이름|생일/iu;
/** What people write where they do not know a day. */
const unknown =
  /^(?:unknown|none|no|n\/?a|tbd|soon|later|unbekannt|keine?|inconnue?|desconocid[oa]|sconosciut[oa]|desconhecid[oa]|不明)$/iu;
const longest = 60;
/** Rows that show what a column holds. */
const looked = 50;

export const isMail = (text: string) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
export const isNumber = (text: string) => /^[+(]?\d[\d\s()./-]{4,}$/.test(text);
const isValue = (text: string) => isMail(text) || dayOf(text) !== undefined || isNumber(text);

/** Where the heading of a table is; -1 for a table without one. A title may stand before it. */
export function headingOf(rows: readonly (readonly string[])[]): number {
  const [first = [], second = []] = rows;
  const isTitle = first.filter(Boolean).length === 1 && second.filter(Boolean).length > 1;
  if (isTitle && !isHeading(first, []) && isHeading(second, rows.slice(2, looked))) return 1;
  if (isTitle && isNamed(second, rows.slice(2, looked))) return 1;
  return isHeading(first, rows.slice(1, looked)) ? 0 : -1;
}

function isHeading(cells: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (cells.some((cell) => isMail(cell) || dayOf(cell) !== undefined)) return false;
  if (isNamed(cells, rows)) return true;
  if (cells.some((cell) => isNumber(cell) || /^\d+$/.test(cell))) return false;
  return (
    cells.some((cell) => cell.length <= longest && inHeadings.test(cell)) ||
    cells.some((cell, place) =>
      isUnlike(
        cell,
        rows.flatMap((row) => row[place] || []),
      ),
    )
  );
}

/** Whether a cell is a heading that some exporter writes; of days, months and years, two above numbers. */
function isNamed(cells: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const fields = cells.map((cell) => knownHeadings.get(foldedWord(cell.replace(/[:*]\s*$/, ''))));
  if (fields.some((field) => field !== undefined && !parts.has(field))) return true;
  const isAboveNumbers = (place: number) => rows.some((row) => /^\d+$/.test(row[place] ?? ''));
  return new Set(fields.filter((field, place) => field !== undefined && isAboveNumbers(place))).size > 1;
}

/** `When` above days, `Reach` above addresses. */
const isUnlike = (cell: string, values: readonly string[]): boolean =>
  values.length > 1 && /^\p{L}/u.test(cell) && !unknown.test(cell.trim()) && values.every(isValue);
