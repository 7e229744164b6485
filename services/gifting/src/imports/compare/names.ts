import { isGroup, namesAndJoiners } from '@presently/rules/first-names';
import { givingDayFor } from '@presently/rules/giving-day';
import { isJapaneseKin } from '@presently/rules/japanese-names';
import { any, formOfAddress } from '@presently/rules/name-words';

/**
 * The form in which all spellings of a name are equal: case, accents, spaces, signs, and `Miller, Anna` for `Anna Miller`.
 */
export const foldedName = (name: string): string => wordsOf(inOrder(name)).join(' ');

function inOrder(name: string): string {
  const [last = '', first, ...more] = name.normalize('NFKC').split(',');
  return first !== undefined && more.length === 0 ? `${first} ${last}` : name;
}

/** A key that is equal for names that differ in spelling, titles or the order of their words. */
export function nameKey(name: string): string {
  const key = untitledWords(name).toSorted().join(' ');
  return isUnspaced.test(key) ? foldedName(name).replaceAll(' ', '') : key;
}

function untitledWords(name: string): string[] {
  const words = foldedName(name).split(' ');
  const kept = words.filter(isNoTitle);
  return kept.length > 0 ? kept : words;
}

/** A key under which all spellings of a name are found. Few others have the same letters: {@link agreementOf} tells. */
export const lettersOf = (name: string): string =>
  Array.from(withoutDigraphs(nameKey(name)).replaceAll(' ', ''))
    .toSorted()
    .join('');

/** Names that are written with and without a space between family and given name: `渡辺 さくら`, `김지우`. */
const isUnspaced = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang} ]+$/u;

/** `Joerg Mueller` for `Jörg Müller`, `Aase` for `Åse`, `De Luca` for `DeLuca`, and `小明 王` for `王小明`. */
function isOtherSpelling(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (isUnspaced.test(a)) return a.length > 1 && a.length === b.length && (a + a).includes(b);
  if (a !== '' && withoutDigraphs(a) === withoutDigraphs(b)) return true;
  const [joined, otherJoined] = [one, other].map((name) => withoutDigraphs(untitledWords(name).join('')));
  return joined !== '' && joined === otherJoined;
}

const withoutDigraphs = (key: string): string =>
  key.replaceAll(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? 'a');

/**
 * How two names agree: `equal` in all their words, `near` where one leaves words out, or is spelled otherwise, `initial`
 * where the one has an initial of a first name, `relative` where one may name a relative of the other, `nickname` where
 * only a usual short form differs, `other` where they name two people.
 */
export type NameAgreement = 'equal' | 'near' | 'initial' | 'relative' | 'nickname' | 'other';

export function agreementOf(one: string, other: string): NameAgreement {
  if (nameKey(one) === nameKey(other)) return 'equal';
  if (isOfSeveral(one) !== isOfSeveral(other)) return 'other';
  if (isOtherSpelling(one, other)) return 'near';
  const [a, b] = [plainWords(one), plainWords(other)];
  if (generationOf(a) !== generationOf(b)) return 'other';
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (isLeftOut(few, many)) {
    if (saysRelative(one, b) || saysRelative(other, a)) return 'relative';
    return isByInitial(few, many) ? 'initial' : 'near';
  }
  const isShort = few.length > 1 && few.length === many.length && haveOneNickname(few, many);
  return isShort ? 'nickname' : 'other';
}

/** `Uwe und Petra Lange` is not Petra Lange, nor is `Familie Lange`. */
const isOfSeveral = (name: string): boolean => isGroup(name) || namesAndJoiners(inOrder(name).trim()).length > 1;

/** `Leo Mum`, and not `Oma Ilse`: what stands before a name says how the giver calls the person. */
function saysRelative(name: string, others: readonly string[]): boolean {
  const [, ...further] =
    inOrder(name)
      .normalize('NFC')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  return further.some((word) => isRelative(word) && !others.includes(foldedName(word)));
}

/** `Ma` and `Pa` are usual surnames. */
const isRelative = (word: string): boolean =>
  isJapaneseKin(word) || (word.length > 2 && givingDayFor(word) !== undefined) || relatives.test(word);

/** Relatives beside those who have a day of their own. Words that are surnames as well, like `Mann`, are not here. */
const relatives = any(`
  wife husband sister brother son daughter aunt(?:ie|y)? uncle (?:ehe)?frau ehemann schwester bruder sohn tochter tante onkel
  femme épouse s(?:œ|oe)ur frère fils fille oncle mujer espos[oa] marido herman[oa] hij[oa] moglie marito sorella fratello
  figli[oa] irmã irmão filh[oa] moeder vader pappa mama tata matka мама папа 妈妈 爸爸 媽媽 엄마 아빠`);

/** `anna` for `anna miller`, `a miller` for `anna miller`, `anna miller` for `anna eva miller`. */
function isLeftOut(few: readonly string[], many: readonly string[]): boolean {
  const [given = '', ...rest] = few;
  if (few.length === 1) return given.length > 1 && many[0] === given;
  const left = [...many];
  const take = (word: string) => {
    const place = left.findIndex((each) => each === word || isInitial(word, each) || isInitial(each, word));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  // Two initials say too little.
  return [given, ...rest].some((word) => word.length > 1 && many.includes(word)) && few.every(take);
}

/** `a miller` for `anna miller`, and not `anna m` for her. */
const isByInitial = (few: readonly string[], many: readonly string[]): boolean =>
  few[0] !== many[0] && few.some((word) => !many.includes(word));

/** Whether an address is that of the person whom one of two names gives only an initial: `anna@…`, `miller.anna@…`. */
export function isNamedByAddress(email: string, names: readonly [string, string]): boolean {
  const [one, other] = [plainWords(names[0]), plainWords(names[1])];
  const written = foldedName(email.replace(/@.*/s, '').replaceAll(/[\d._+-]+/g, ' ')).split(' ');
  const joined = written.join('');
  const all = [...one, ...other];
  const isBehind = (rest: string) => rest === '' || all.includes(rest);
  return all
    .filter((word) => word.length > 2 && !(one.includes(word) && other.includes(word)))
    .some((word) => written.includes(word) || (joined.includes(word) && isBehind(joined.replace(word, ''))));
}

const isInitial = (initial: string, word: string) => initial.length === 1 && word.startsWith(initial);

function haveOneNickname(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [one.filter((word) => !other.includes(word)), other.filter((word) => !one.includes(word))];
  if (mine.length !== 1 || theirs.length !== 1) return false;
  return shortForms.some((group) => group.has(mine[0]!) && group.has(theirs[0]!));
}

/** `Leo Frau` is no Mrs. Leo. */
const isNoTitle = (word: string, place: number, { length }: readonly string[]): boolean =>
  !(titles.has(word) || formOfAddress.test(word)) ||
  (place > 0 && place === length - 1 && /^(?:frau|herr)$/.test(word));
const titles = new Set(['dr', 'prof', 'sir', 'senora', 'senorita', 'fraulein']);
/** Father and son. */
const generations = new Set(['jr', 'jun', 'junior', 'sr', 'sen', 'senior', 'ii', 'iii', 'iv']);
const generationOf = (words: readonly string[]) => words.find((word) => generations.has(word));
const plainWords = (name: string) => {
  const words = foldedName(name).split(' ');
  return words.length > 1 ? words.filter(isNoTitle) : words;
};

/** Usual short forms. Only an equal address makes two of them one person. */
const shortForms = [
  'robert bob bobby rob robbie',
  'william bill billy will willi',
  'richard rick dick rich',
  'james jim jimmy jamie',
  'john johnny jack',
  'thomas tom tommy',
  'michael mike mick michi',
  'elizabeth elisabeth liz beth betty lisa lisbeth elsa',
  'margaret maggie meg peggy greta margarete',
  'katherine catherine katharina kate cathy kathy katie kat',
  'joseph josef joe sepp',
  'edward ed eddie ted',
  'charles charlie chuck karl',
  'daniel dan danny',
  'david dave',
  'matthew matt',
  'anthony tony antonio',
  'christopher chris christian',
  'christina christine chris tina',
  'susan sue susanne susi',
  'jennifer jen jenny',
  'patricia pat patty trish',
  'patrick pat paddy',
  'benjamin ben benny',
  'samuel samantha sam',
  'alexander alexandra alex sasha sascha',
  'nicholas nikolaus nick niko klaus',
  'stephen steven stefan steve',
  'andrew andreas andy andi',
  'gregory greg',
  'timothy tim',
  'johannes hannes hans',
  'wolfgang wolf',
  'maximilian maximiliane max',
  'francisco paco pancho',
  'jose pepe',
  'maria mia mimi',
  'giuseppe beppe',
  'rebecca becky',
  'deborah debbie deb',
  'victoria vicky viktoria',
  'jonathan jon',
].map((group) => new Set(group.split(' ')));

const letters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđıßæœþ]/g, (letter) => letters[letter]!)
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
