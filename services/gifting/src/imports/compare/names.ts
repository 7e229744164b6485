/**
 * The form in which all spellings of a name are equal: case, accents, spaces, signs, and `Miller, Anna` for `Anna Miller`.
 */
export function foldedName(name: string): string {
  const [last = '', first, ...more] = name.normalize('NFKC').split(',');
  const ordered = first !== undefined && more.length === 0 ? `${first} ${last}` : name;
  return wordsOf(ordered).join(' ');
}

/** A key that is equal for names that differ in spelling, titles or the order of their words. */
export function nameKey(name: string): string {
  const words = foldedName(name).split(' ');
  const kept = words.filter((word) => !titles.has(word));
  const key = (kept.length > 0 ? kept : words).toSorted().join(' ');
  return isUnspaced.test(key) ? foldedName(name).replaceAll(' ', '') : key;
}

/** Names that are written with and without a space between family and given name: `渡辺 さくら`, `김지우`. */
const isUnspaced = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang} ]+$/u;

/** `Joerg Mueller` for `Jörg Müller`, `Aase` for `Åse`, and `小明 王` for `王小明`. */
function isOtherSpelling(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (isUnspaced.test(a)) return a.length > 1 && a.length === b.length && (a + a).includes(b);
  return a !== '' && withoutDigraphs(a) === withoutDigraphs(b);
}

const withoutDigraphs = (key: string): string =>
  key.replaceAll(/([aou])e|aa/g, (_, vowel: string | undefined) => vowel ?? 'a');

/**
 * How two names agree: `equal` in all their words, `near` where one leaves words out, has initials or is
 * spelled otherwise, `nickname` where
 * only a usual short form differs, `other` where they name two people.
 */
export type NameAgreement = 'equal' | 'near' | 'nickname' | 'other';

export function agreementOf(one: string, other: string): NameAgreement {
  if (nameKey(one) === nameKey(other)) return 'equal';
  if (isOtherSpelling(one, other)) return 'near';
  const [a, b] = [plainWords(one), plainWords(other)];
  if (generationOf(a) !== generationOf(b)) return 'other';
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (isLeftOut(few, many)) return 'near';
  const isShort = few.length > 1 && few.length === many.length && haveOneNickname(few, many);
  return isShort ? 'nickname' : 'other';
}

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

const isInitial = (initial: string, word: string) => initial.length === 1 && word.startsWith(initial);

function haveOneNickname(one: readonly string[], other: readonly string[]): boolean {
  const [mine, theirs] = [one.filter((word) => !other.includes(word)), other.filter((word) => !one.includes(word))];
  if (mine.length !== 1 || theirs.length !== 1) return false;
  return shortForms.some((group) => group.has(mine[0]!) && group.has(theirs[0]!));
}

const titles = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'prof', 'herr', 'frau', 'sir', 'mme', 'sra']);
/** Father and son. */
const generations = new Set(['jr', 'jun', 'junior', 'sr', 'sen', 'senior', 'ii', 'iii', 'iv']);
const generationOf = (words: readonly string[]) => words.find((word) => generations.has(word));
const plainWords = (name: string) => {
  const words = foldedName(name).split(' ');
  return words.length > 1 ? words.filter((word) => !titles.has(word)) : words;
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
