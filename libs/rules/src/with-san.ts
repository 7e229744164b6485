import { isGroup, namesAndJoiners } from './first-names.js';
import { withSan } from './japanese-names.js';
import { title } from './name-words.js';
import { isUnnamed } from './possessives.js';

const spokenTo = (name: string): string => (isUnnamed(name) || title.test(name.split(' ')[0]!) ? name : withSan(name));
/** `家` of a family, not of 作家. */
const family = /\p{Script=Han}{2}家$/u;

/**
 * How a Japanese text speaks to the people of `firstNamesOf`: `花子さん`, `太郎さんと花子さん`, `田中家の皆さん`. A word of kinship,
 * a title and an honorific stand alone: `お母さん`, `田中先生`.
 */
export function spokenToInJapanese(address: string): string {
  if (isGroup(address) || family.test(address)) return `${address}の皆さん`;
  return namesAndJoiners(address)
    .map((names, nth, all) =>
      // `・` joins the names of one person.
      nth % 2 === 0 && all[nth + 1] !== '・'
        ? names
            .split(/(、|, |، )/u)
            .map((name, place) => (place % 2 === 0 ? spokenTo(name) : name))
            .join('')
        : names,
    )
    .join('');
}
