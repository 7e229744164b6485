import { anniversaryNames, birthdayNames } from './words.js';

/** A list of words as one pattern. Words of letters that have spaces between them end where the word ends. */
const anyOf = (words: readonly string[], endings = '') =>
  words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]") + endings)
    .join('|');

const more = ['bday tante', 'jarig', 'slavi rođendan', 'cumple', 'auguri'].slice(1);
/** A word for a birthday, with the endings of languages that put `his` or `the` behind it. */
const birthdayWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:is |hat )?(?:${anyOf([...birthdayNames, ...more])})(?:ja|a|et|en|ur|i|ul|u|nı|ü)?(?![\p{L}\p{M}])`,
  'iu',
);
/** Of languages that are written without spaces, or join words. */
const joinedWord =
  /(?:さん|ちゃん|くん|君|様)?(?:の|的)?お?(?:誕生日|生日)|님?의? ?생일|वाँ जन्मदिन|वां जन्मदिन|วันเกิด(?:ของ)?|🎂/u;
const anniversaryWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:wedding )?(?:${anyOf(anniversaryNames)})(?![\p{L}\p{M}])|の?結婚記念日|的?结婚纪念日|의? ?결혼기념일|💍`,
  'iu',
);

export const saysBirthday = (summary: string): boolean => birthdayWord.test(summary) || joinedWord.test(summary);
export const saysAnniversary = (summary: string): boolean =>
  anniversaryWord.test(summary) && !isFrenchBirthday(summary);
/** Of French, "anniversaire" is a birthday, and of Spanish and Portuguese, each word is another day. */
const isFrenchBirthday = (summary: string) => /^anniversaire de naissance/iu.test(summary);

/** `Annas`, `Åsa Öbergs`: what stands before a birthday in these languages is whose. */
const endsInGenitive = /(?<=\p{L}{2})s\s{0,3}\|\s{0,3}$/u;
const germanic = /geburtstag|födelsedag|fødselsdag|bursdag|hochzeitstag|bröllopsdag|bryllupsdag/iu;
/** Names that end in an s themselves. */
const namesInS =
  /(?:^|\s)(?:jonas|lukas|lucas|thomas|tomas|andreas|markus|marcus|hans|klaus|claus|niklas|nicolas|tobias|matthias|mathias|mads|lars|nils|niels|jens|anders|magnus|elias|rasmus|johannes|agnes|ines|doris|iris|chris|dennis|louis|julius|linus|james|charles|alexis|\p{L}+ss)\s{0,3}\|\s{0,3}$/iu;

/** `Anna’s 34th birthday`, `Geburtstag von Anna (1980)`, `🎂 Anna`, `渡辺さくらさんの誕生日` */
export function nameIn(summary: string): string {
  const isGermanic = germanic.test(summary);
  const marked = summary
    .slice(0, 300)
    .replaceAll(
      /\(\s{0,2}(?:\*|b\.|born|geb\.?|né|née)?\s{0,2}\d{1,4}\s{0,2}\)|\b\d{1,3}(?:st|nd|rd|th|\.)(?=\s|$)|\s\*$/giu,
      ' ',
    )
    .replace(anniversaryWord, ' | ')
    .replace(birthdayWord, ' | ')
    .replace(joinedWord, ' | ')
    .replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, ' ');
  const whose = isGermanic && !namesInS.test(marked) ? marked.replace(endsInGenitive, ' |') : marked;
  return whose
    .replaceAll(/\b(?:turns|wird|is turning|fête ses)\s+\d{1,3}\b/giu, ' ')
    .replaceAll(
      /\bhappy\b|['’]s(?=\s|$)|['’](?:n?[ıiuü]n)?(?=\s|$)|\b(?:hat|adlı kişinin)(?=\s|$)|(?:님의|님|의| का| की| के)\s*(?=\|)/giu,
      ' ',
    )
    .replaceAll(/(?:^|\|)\s*(?:of|for|von|vom|de|del|di|da|do|van|d['’]|av|af|a lui|lui|של|của|ของ)(?=\s)/giu, '|')
    .replaceAll(/[|:!()[\]"]|\s[-–—]\s|^\s*[-–—]|[-–—]\s*$/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
