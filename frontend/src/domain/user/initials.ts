/** The first letters of the words in a name, at most two: `Ana María López` → `AM`, `Ann "Nan" Lee` → `AN`. */
export function initialsOfName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.replace(/^\p{P}+/u, ''))
    .filter((word) => word !== '')
    .slice(0, 2)
    .map(firstLetter)
    .join('');
}

/** The initials of a user, `U` when neither name is known. */
export function initialsOfUser(user: { firstName: string | null; lastName: string | null }): string {
  const letters = [user.firstName, user.lastName].map((name) => firstLetter(name?.trim() ?? '')).join('');
  return letters || 'U';
}

/** UTF-16 units that one letter may have. */
const longestLetter = 40;
/** Made when a name needs it: most do not, and it takes its time while the page starts. */
let graphemes: Intl.Segmenter | undefined;
const lettersOf = (text: string) => [
  ...(graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text),
];

/** A Latin letter, and nothing after it that could belong to it: marks begin at U+0300. */
const isLatin = /^[A-Za-z\u00C0-\u024F](?:[\0-\u02FF]|$)/;

/** What a reader takes for one letter: a flag, an emoji of several signs, a letter with its vowel signs. */
function firstLetter(word: string): string {
  if (word === '') return '';
  const isPlain = isLatin.test(word);
  const letter = isPlain ? word[0]! : lettersOf(word.slice(0, longestLetter))[0]!.segment;
  const capital = letter.toLocaleUpperCase();
  // A capital of two letters, such as SS for ß, is no initial.
  return (isPlain ? capital.length : lettersOf(capital).length) > 1 ? letter : capital;
}
