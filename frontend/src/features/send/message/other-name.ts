import { firstNamesOf, wordsToSpeakTo } from '@presently/rules/first-names';

const unspaced = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]`;
const isUnspaced = new RegExp(`^${unspaced}+$`, 'u');
const honorific = '(?:さん|ちゃん|くん|君|さま|様|せんぱい|先輩|せんせい|先生|殿)';

/** Runs of letters. Japanese ones are runs of their own: "Annaさん" says Anna. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(new RegExp(`${unspaced}+|(?:(?!${unspaced})[\\p{L}\\p{M}\\p{N}])+`, 'gu')) ?? [];

const scripts = ['Han', 'Hiragana', 'Katakana'].map((name) => String.raw`\p{Script=${name}}`);

/**
 * Whether a Japanese text, which has no spaces, speaks to somebody of this name: "花子さん、おめでとう", "花子へ", but not
 * 花子 of 美花子 and not "花子園".
 */
function isCalled(message: string, name: string): boolean {
  const own = scripts.find((script) => new RegExp(`^${script}`, 'u').test(name)) ?? unspaced;
  return new RegExp(`(?<!${own})${name}(?:${honorific}|へ(?!${unspaced})|(?![\\p{L}\\p{N}]))`, 'u').test(message);
}

/** Fewer characters are no name of a family and none of a person within "山田花子". */
const fewest = 2;

/** What a Japanese name may be called by: 山田花子 by all of it, by 山田 and by 花子. */
function partsOf(name: string): string[] {
  const bare = name.replace(new RegExp(`(?<=.)${honorific}$`, 'u'), '');
  const cuts = Array.from({ length: Math.max(0, bare.length - 2 * fewest + 1) }, (_, at) => at + fewest);
  return [bare, ...cuts.flatMap((at) => [bare.slice(0, at), bare.slice(at)])];
}

/**
 * The name of another person that a message speaks to, of those for whom it has been open; undefined if there is none.
 * @param recipientName of the person who gets it
 */
export function otherNameIn(message: string, names: readonly string[], recipientName: string): string | undefined {
  const said = ` ${wordsOf(message).join(' ')} `;
  const own = new Set(wordsOf(recipientName));
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    if (words.some((word) => isUnspaced.test(word)))
      return words.flatMap(partsOf).some((part) => !recipientName.includes(part) && isCalled(message, part));
    return words.some((word) => !own.has(word)) && said.includes(` ${words.join(' ')} `);
  };
  const isSpokenTo = (name: string) =>
    wordsToSpeakTo(firstNamesOf(name)).some((spellings) => spellings.some(isSaid)) ||
    // A Japanese given name stands last.
    wordsOf(name).some((word) => isUnspaced.test(word) && isSaid(word));
  const other = names.find((name) => name !== recipientName && isSpokenTo(name));
  return other === undefined ? undefined : firstNamesOf(other);
}
