/** Plurals that have another vowel. */
const irregular: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  men: 'man',
  women: 'woman',
  children: 'child',
};

/**
 * An English noun without the ending of its plural, to compare nouns: `candles` and `candle`, `knives` and `knife`,
 * `tomatoes` and `tomato`, `mice` and `mouse` are one. It is no word to show: some are cut (`knif`, `cooky`, `sho`). A
 * stem would not do: to a stemmer an infuser is `infused`, and an organizer an `organ`.
 * @param word in lower case
 */
export const singular = (word: string): string =>
  (Object.hasOwn(irregular, word) ? irregular[word]! : word)
    .replace(/(?<=.)ies?$/, 'y')
    .replace(/(?<=..o)es?$/, '')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=..)(?<![su])s$/, '')
    .replace(/(?<=..)[fv]e$/, 'f');
