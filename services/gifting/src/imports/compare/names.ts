/**
 * The form in which all spellings of a name are equal: case, accents, spaces, signs, and `Miller, Anna` for `Anna Miller`.
 */
export function foldedName(name: string): string {
  const [last = '', first, ...more] = name.normalize('NFKC').split(',');
  const ordered = first !== undefined && more.length === 0 ? `${first} ${last}` : name;
  return wordsOf(ordered).join(' ');
}

/** Whether two folded names may be one person's by their first words: `bob smith` and `bobby smith`. */
export function haveSameFirstName(one: string, other: string): boolean {
  const [a = '', b = ''] = [one.split(' ')[0], other.split(' ')[0]];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

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
