import { any, role, title } from './name-words.js';

const possessive = any(`our mein(?:e[rn]?)? unsere?r? notre nos mes nuestr[oa]s? mis minha nosso nossa
  his her their seine? ihre?`);
/** Possessives that are first names, too. */
const possessiveOrName = any(`my mi ma mon meu mi[oa] su sua suo seu sa`);
const article = any(`il la lo le i gli o a os as`);
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
