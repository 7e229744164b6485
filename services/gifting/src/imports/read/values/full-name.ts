import { firstNamesOf } from '@presently/rules/first-names';
import { formBefore, formBehind } from '@presently/rules/name-words';

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

/** Languages that write the family name first also in letters that do not show it. */
const familyFirst = new Set(['hu', 'vi']);
/** Letters of no language but Vietnamese, and of none but Hungarian. */
const ownLetters = /[ơưƠƯ\u1ea0-\u1ef9őűŐŰ]/u;
const han = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〆\s・]+$/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The name in the order in which its language writes it. Japanese names with kana are written with a space, because it
 * shows where the family name ends; names in Han and Hangul are written without one.
 */
export function fullName(parts: NameParts): string {
  const plain = trimmed(parts);
  const { before, behind, suffix } = titlesOf(plain);
  const name = orderedName({ ...plain, language: parts.language });
  // 中村先生 has one word.
  const titled = plain.given === '' ? `${name}${behind}` : joined([name, behind]);
  return joined([before, titled, suffix]);
}

/**
 * The name that the file has in full, without a mere form of address where it begins with that of its parts: "Jürgen
 * Schäfer" of "Herr Jürgen Schäfer".
 */
export function writtenName(written: string, parts: NameParts): string {
  const { prefix, given } = trimmed(parts);
  const isBegun = given !== '' && prefix !== '' && written.startsWith(`${prefix} `);
  if (!isBegun) return written;
  return joined([...titlesIn(prefix), written.slice(prefix.length).trim()]);
}

function orderedName({ given = '', middle = '', family = '', language = '' }: NameParts): string {
  const isEastern = han.test(`${family}${given}`) && family !== '' && given !== '';
  if (isEastern) {
    const between = kana.test(`${family}${given}`) || primary(language) === 'ja' ? ' ' : '';
    return [family, middle, given].filter(Boolean).join(between);
  }
  const own = isVietnamese({ given, middle, family, language }) ? [middle, given] : [given, middle];
  const familyName = joined([family, ...own]);
  return isFamilyFirst({ given, middle, family, language }) && isSpokenTo(familyName, given)
    ? familyName
    : joined([given, middle, family]);
}

/** Whether letters find the given name in the whole one, which they get without its parts. */
const isSpokenTo = (name: string, given: string): boolean => given.split(' ').includes(firstNamesOf(name));

function isFamilyFirst({ given = '', middle = '', family = '', language = '' }: NameParts): boolean {
  return familyFirst.has(primary(language)) || ownLetters.test(`${family}${middle}${given}`.normalize('NFC'));
}

/** A middle name stands between the two in Vietnamese, and behind the given one in Hungarian. */
const isVietnamese = ({ given = '', middle = '', family = '', language = '' }: NameParts): boolean =>
  primary(language) === 'vi' || /[ơưƠƯ\u1ea0-\u1ef9]/u.test(`${family}${middle}${given}`.normalize('NFC'));

/** The Mr. of "Mr. and Mrs." is no form for one. */
const ofSeveral = /[&+]|(?:^|\s)(?:and|und|et|y|e|en)(?:\s|$)/iu;
const isForm = (word: string): boolean => formBefore.test(word) || formBehind.test(word);
/** The titles of a prefix without mere forms of address: `Dr.` of "Frau Dr.". */
const titlesIn = (prefix: string): string[] =>
  ofSeveral.test(prefix) ? [prefix] : prefix.split(/\s+/).filter((word) => !isForm(word));

/**
 * What stands before a name and behind it. Forms of address are kept with a family name only: with a given name, nobody
 * is spoken to by both. Titles of the East stand behind the name, in whichever field a program keeps them.
 */
function titlesOf({ prefix, given, suffix }: ReturnType<typeof trimmed>) {
  const titles = given === '' ? prefix.split(/\s+/) : titlesIn(prefix);
  return {
    before: joined(titles.filter((word) => !han.test(word))),
    behind: joined(titles.filter((word) => han.test(word))),
    suffix: given !== '' && formBehind.test(suffix) ? '' : suffix,
  };
}

const primary = (language: string) => language.toLowerCase().split(/[-_]/, 1)[0]!;
const trimmed = ({ prefix = '', given = '', middle = '', family = '', suffix = '' }: NameParts) => ({
  prefix: prefix.trim(),
  given: given.trim(),
  middle: middle.trim(),
  family: family.trim(),
  suffix: suffix.trim(),
});
const joined = (words: readonly string[]) => words.filter(Boolean).join(' ');
