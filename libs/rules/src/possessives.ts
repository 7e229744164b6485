import { any, role, spouse, title } from './name-words.js';

const possessive = any(`our mein(?:e[rn]?)? unsere?r? notre nos mes nuestr[oa]s? mis minha nosso nossa
  his her their seine? ihre?`);
/** Possessives that are first names, too. */
const possessiveOrName = any(`my mi ma mon meu mi[oa] su sua suo seu sa`);
const article = any(`il la lo le i gli o a os as`);
/** Whose somebody is in relation to the person before. */
const theirs = any(`his her their seine? ihre? sa su su[ao] seu`);
/** German nouns have a capital, as names have. */
const german = any(`mein(?:e[rn]?)? unsere?r? seine? ihre?`);
/** Before common nouns. Names have a capital: "Sus Li". */
const determiner =
  /^(?:the|der|die|das|l[ae]s?|el|los|il|lo|gli|i|os?|as?|s[eu]s|leurs?|suoi|seus|suas|mes|mis|miei) \S/u;
const ofJapanese = /^(?:私|僕|俺|うち|わたし|ぼく)の/u;
const miaOrMio = /^mi[oa]$/iu;
const upper = /\p{Lu}/u;
const isLower = (word: string) => /^\p{Ll}/u.test(word);

/**
 * What follows a possessive: `mum` of "my mum". "Mia Rossi" and "My Nguyen" begin with none, and stay.
 * @param name of a person, or what stands for one
 */
export function withoutPossessive(name: string): string {
  if (ofJapanese.test(name)) return name.replace(ofJapanese, '');
  const words = name.split(' ');
  const [first = '', second, ...others] = article.test(words[0]!) ? words.slice(1) : words;
  if (second === undefined) return name;
  const rest = [second, ...others].join(' ');
  const isMeant =
    possessive.test(first) ||
    (possessiveOrName.test(first) &&
      (title.test(second) ||
        role.test(second) ||
        (miaOrMio.test(first) ? isLower(first) && upper.test(rest) : isLower(first) || isLower(second))));
  return isMeant ? rest : name;
}

/**
 * Whether a part of a name stands for somebody beside the person before, and has no name: "the kids", "seine Frau". "my
 * mum" and "his wife Ann" have one.
 */
export function isUnnamed(part: string): boolean {
  if (determiner.test(part)) return true;
  const rest = withoutPossessive(part);
  if (rest === part) return false;
  const [first = ''] = part.split(' ');
  const words = rest.split(' ');
  const [second = ''] = words;
  const isNamed = words.some((word, nth) => nth > 0 && isAnybody(words[nth - 1]!) && !isLower(word));
  const isOurs = !theirs.test(first) && !spouse.test(rest);
  return !isNamed && !(isOurs && (title.test(second) || (!german.test(first) && !isLower(second))));
}

/** Whether a word says who somebody is, and a name may follow: "friend Ann". */
export const isAnybody = (word: string): boolean => role.test(word) || spouse.test(word);
