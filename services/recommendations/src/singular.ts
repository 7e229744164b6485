/**
 * An English noun without the ending of its plural, to compare nouns: `candles` and `candle`, `knives` and `knife`,
 * `cookies` and `cookie` are one. It is no word to show: some are cut (`knif`, `cooky`). A stem would not do: to a stemmer an
 * infuser is `infused`, and an organizer an `organ`.
 * @param word in lower case
 */
export const singular = (word: string): string =>
  word
    .replace(/(?<=.)ies?$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=..)(?<![su])s$/, '')
    .replace(/(?<=..)[fv]e$/, 'f');
