/** The parts of a name, as files have them. */
export interface NameParts {
  prefix?: string | undefined;
  given?: string | undefined;
  middle?: string | undefined;
  family?: string | undefined;
  suffix?: string | undefined;
  /** The language of the name or of the file that has it: `hu`. */
  language?: string | undefined;
}

/** Languages that write the family's name first, also in Latin letters. */
const familyFirst = new Set(['hu', 'ja', 'ko', 'vi', 'zh']);
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const withoutSpaces = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;
/** Letters that only Vietnamese has, or only Hungarian. */
const telling = /[ơưấầẩẫậắằẳẵặẻẹếềểễệỉịỏọốồổỗộớờởỡợủụứừửữựỳỵỷỹ]|[őű]/iu;

/**
 * A name in the order of its language, with titles and suffixes: `Dr. Anna Müller`, `Nagy Ödön`, `山田太郎`. For files
 * that have its parts only.
 */
export function nameOfParts({
  prefix = '',
  given = '',
  middle = '',
  family = '',
  suffix = '',
  language,
}: NameParts): string {
  const parts = [given, middle, family].map((part) => part.trim());
  const ordered = isFamilyFirst(parts, language) ? [parts[2]!, parts[0]!, parts[1]!] : parts;
  const filled = ordered.filter(Boolean);
  const name = filled.join(filled.every((part) => withoutSpaces.test(part)) ? '' : ' ');
  return [prefix.trim(), name, suffix.trim()].filter(Boolean).join(' ');
}

function isFamilyFirst([given = '', , family = '']: readonly string[], language = ''): boolean {
  if (given === '' || family === '') return false;
  if (eastAsian.test(family)) return eastAsian.test(given);
  return (
    familyFirst.has(language.toLowerCase().split(/[-_]/)[0]!) || telling.test(`${given}${family}`.normalize('NFC'))
  );
}
