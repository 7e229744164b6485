/** The parts of a name as exporters keep them. Any may be empty. */
export interface NameParts {
  prefix?: string;
  given?: string;
  middle?: string;
  family?: string;
  suffix?: string;
  /** A language tag of the name, as the file says it. */
  language?: string;
}

/** Languages in which the family name stands first, also where the letters do not show it. */
const familyFirst = new Set(['hu', 'vi', 'ja', 'zh', 'ko', 'yue']);
/** Letters of no language but Vietnamese, and of none but Hungarian. */
const ownLetters = /[ơưƠƯ\u1ea0-\u1ef9őűŐŰ]/u;
const han = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\s・]+$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The name in the order in which its language writes it. Japanese names with kana are written with a space, because it
 * shows where the family name ends; names in Han and Hangul are written without one.
 */
export function fullName(parts: NameParts): string {
  const { prefix, given, middle, family, suffix } = trimmed(parts);
  const isEastern = han.test(`${family}${given}`) && family !== '' && given !== '';
  if (isEastern) {
    const between = kana.test(`${family}${given}`) || parts.language?.toLowerCase().startsWith('ja') ? ' ' : '';
    return joined([prefix, [family, middle, given].filter(Boolean).join(between), suffix]);
  }
  if (!isFamilyFirst(parts)) return joined([prefix, given, middle, family, suffix]);
  const own = isVietnamese(parts) ? [middle, given] : [given, middle];
  return joined([prefix, family, ...own, suffix]);
}

function isFamilyFirst({ given = '', middle = '', family = '', language = '' }: NameParts): boolean {
  return familyFirst.has(primary(language)) || ownLetters.test(`${family}${middle}${given}`.normalize('NFC'));
}

/** A middle name stands between the two in Vietnamese, and behind the given one in Hungarian. */
const isVietnamese = ({ given = '', middle = '', family = '', language = '' }: NameParts): boolean =>
  primary(language) === 'vi' || /[ơưƠƯ\u1ea0-\u1ef9]/u.test(`${family}${middle}${given}`.normalize('NFC'));

const primary = (language: string) => language.toLowerCase().split(/[-_]/, 1)[0]!;
const trimmed = ({ prefix = '', given = '', middle = '', family = '', suffix = '' }: NameParts) => ({
  prefix: prefix.trim(),
  given: given.trim(),
  middle: middle.trim(),
  family: family.trim(),
  suffix: suffix.trim(),
});
const joined = (words: readonly string[]) => words.filter(Boolean).join(' ');
