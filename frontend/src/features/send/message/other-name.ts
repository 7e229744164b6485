import { firstNamesOf, wordsToSpeakTo } from '@presently/rules/first-names';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The name of another person that a message speaks to, of those for whom it has been open; undefined if there is none.
 * @param recipientName of the person who gets it
 */
export function otherNameIn(message: string, names: readonly string[], recipientName: string): string | undefined {
  const said = ` ${wordsOf(message).join(' ')} `;
  const own = new Set(wordsOf(recipientName));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    return words.some((word) => !own.has(word)) && said.includes(` ${words.join(' ')} `);
  };
  return names
    .filter((name) => name !== recipientName)
    .map(firstNamesOf)
    .find((name) => wordsToSpeakTo(name).some((spellings) => spellings.some(isSaid)));
}
