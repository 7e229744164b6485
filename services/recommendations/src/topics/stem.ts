/** Words whose ending makes another thing of them: fishing is about more than a fish. */
const whole =
  /^(planter|fishing|boating|training|clothing|watching|building|wedding|riding|glasses|string|spring|news|series|electronics)$/;
const spellings: readonly [RegExp, string][] = [
  [/jewellery/g, 'jewelry'],
  [/colour/g, 'color'],
  [/theatre/g, 'theater'],
  [/modelling/g, 'modeling'],
  [/aeroplane|airplane/g, 'plane'],
  [/grey/g, 'gray'],
];
const fillers =
  /^(a|an|the|of|for|in|on|with|and|or|to|by|all|any|good|my|her|his|their|things?|stuff|lovers?|fans?|enthusiasts?)$/;

/** The stem of a word: `puzzles` and `puzzle` are `puzzl`. Shorter than a dictionary would cut, and predictable. */
export function stem(word: string): string {
  if (whole.test(word)) return word;
  const singular = word
    .replace(/^mice$/, 'mouse')
    .replace(/^(kni|wi)ves$/, '$1fe')
    .replace(/^(lea|loa|shel|wol|scar)ves$/, '$1f')
    .replace(/ies$/, 'y')
    .replace(/(ss|x|zz|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  if (whole.test(singular)) return singular;
  const bare = singular.replace(/(ing|ed|er)$/, '');
  const isWord = bare.length >= 3 && /[aeiouy]/.test(bare);
  return (isWord ? bare.replace(/([^aeioulsz])\1$/, '$1').replace(/ll$/, 'l') : singular).replace(/(.{4})e$/, '$1');
}

/** The words of a text as stems, without fillers: `Die-cast cars` is `die cast car`. */
export function stemsOf(text: string): string[] {
  const plain = spellings.reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’]s?\b/g, ''),
  );
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !fillers.test(word)).map(stem);
}
