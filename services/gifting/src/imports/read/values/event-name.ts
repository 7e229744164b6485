import { joinedBirthdays } from './cldr-birthdays.js';
import { withoutNumbers } from './event-number.js';
import { anniversaryNames, birthdayNames } from './words.js';

/** A list of words as one pattern. Words of letters that have spaces between them end where the word ends. */
const anyOf = (words: readonly string[], endings = '') =>
  words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’‘ʻʼ]") + endings)
    .join('|');

/** Words of speech, beside those of calendars and tables. */
const more = (
  'jarig|slavi rođendan|cumple|cumpleaños feliz|feliz cumpleaños|auguri|anniversaire de naissance|anniv.|anniv|niver|' +
  'fyller år|fylder år|iyi ki doğdun|mutlu yıllar|ad günü|с днем рождения|с днём рождения'
).split('|');
/** A word for a birthday, with the endings of languages that put `his` or `the` behind it. */
const birthdayWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:is |hat )?(?:${anyOf(more)}|(?:${anyOf(birthdayNames)})(?:ja|a|et|en|ur|i|ul|u|nı|ü|і|ы|ні)?)(?![\p{L}\p{M}])`,
  'iu',
);
/** Of languages that are written without spaces, or join words. */
const joinedWord = new RegExp(
  String.raw`(?:さん|ちゃん|くん|君|様)?(?:の|的)?お?(?:誕生日|生日)|님?의? ?생일|वाँ जन्मदिन|वां जन्मदिन|วันเกิด(?:ของ)?|(?:${joinedBirthdays})|🎂`,
  'u',
);
/** Too short to be looked for inside a text: `и др.` are others. */
const abbreviation = /^(?:ДР|Д\.\s?Р\.|Geb\.)(?=[\s:])|(?<=\s)(?:ДР|Д\.\s?Р\.|Geb\.)$/u;
const anniversaryWord = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:wedding )?(?:${anyOf(anniversaryNames)})(?![\p{L}\p{M}])|の?結婚記念日|的?结婚纪念日|의? ?결혼기념일|💍`,
  'iu',
);

export const saysBirthday = (summary: string): boolean =>
  birthdayWord.test(summary) || joinedWord.test(summary) || abbreviation.test(summary.trim());
export const saysAnniversary = (summary: string): boolean =>
  anniversaryWord.test(summary) && !isFrenchBirthday(summary);
/** Of French, "anniversaire" is a birthday, and of Spanish and Portuguese, each word is another day. */
const isFrenchBirthday = (summary: string) => /^anniversaire de naissance/iu.test(summary);

/** `Annas`, `Åsa Öbergs`: what stands before a birthday in these languages is whose. */
const endsInGenitive = /(?<=\p{L}{2})s(?=\s\|\s*$)/u;
const germanic =
  /geburtstag|(?<!\p{L})geb\.(?!\p{L})|födelsedag|fødselsdag|bursdag|hochzeitstag|jahrestag|bröllopsdag|bryllupsdag/iu;
/** Endings of whose day it is, by the word that follows. */
const genitives: readonly (readonly [RegExp, RegExp])[] = [
  [/જન્મ ?દિવસ/u, /(?:નો|ની|ના|નું)(?=\s\|)/u],
  [/वाढदिवस/u, /(?:चा|ची|च्या)(?=\s\|)/u],
  [/උපන් ?දිනය/u, /ගේ(?=\s\|)/u],
  [/ਜਨਮ ?ਦਿਨ/u, /\s(?:ਦਾ|ਦੀ|ਦੇ)(?=\s\|)/u],
  [/জন্মদিন/u, /(?:এর|ের|র)(?=\s\|)/u],
  [/سالگرہ/u, /\s(?:کی|کا|کے)(?=\s\|)/u],
  [/tug.ilgan kun/iu, /ning(?=\s\|)/u],
  [/ту[уғ]ан күн/iu, /(?:дың|дің|тың|тің|ның|нің|нын|дын|тын)(?=\s\|)/u],
  [germanic, endsInGenitive],
];

/** Names that end in an s themselves. */
const namesInS =
  /(?:^|\s)(?:jonas|lukas|lucas|thomas|tomas|andreas|markus|marcus|hans|klaus|claus|niklas|nicolas|tobias|matthias|mathias|mads|lars|nils|niels|jens|anders|magnus|elias|rasmus|johannes|agnes|ines|doris|iris|chris|dennis|louis|julius|linus|james|charles|alexis|\p{L}+ss)\s{0,3}\|\s{0,3}$/iu;

/** When somebody was born, and what stands for a number of years. No name has such numbers. */
const years =
  /\(\s{0,2}(?:\*|b\.|born|geb\.?|né|née)?\s{0,2}\d{1,4}\s{0,2}\)|\b\d{1,3}[.:](?=\s|$)|\s\*$|(?<![\p{L}\p{N}])(?:\*|born|b\.|geb\.|née?)?\s?(?:18|19|20)\d{2}(?:-\d{1,2}-\d{1,2})?(?![\p{L}\p{N}])|(?<=\s)['’]\d{2}(?=\s|$)/giu;
/** The words of a sentence around a name. */
const sentence =
  /^(?:reminder|remember|don['’]t forget|erinnerung|rappel|recordatorio|promemoria|lembrete)\s*[:–-]?\s|^(?:today is|it is|it['’]s|heute hat|heute ist|hoy es|oggi è|hoje é|c['’]est)\s|\s(?:is )?(?:today|heute|hoy|oggi|hoje)(?=\s*$)|['’]s?\s+(?:wedding|marriage)(?=\s*$)|\s(?:hat|has|má|ma|har|heeft|viert|празднует|отмечает)(?=\s*\|)/giu;

/** A title without numbers of years, and with a `|` in the place of the words for the day. */
export const markedTitle = (summary: string): string =>
  withoutNumbers(summary.slice(0, 300).trim().replace(abbreviation, ' | ').replaceAll(years, ' '))
    .replace(anniversaryWord, ' | ')
    .replace(birthdayWord, ' | ')
    .replace(joinedWord, ' | ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `Anna’s 34th birthday`, `Geburtstag von Anna (1980)`, `🎂 Anna`, `渡辺さくらさんの誕生日` */
export function nameIn(summary: string): string {
  const marked = markedTitle(summary)
    .replaceAll(/\p{Extended_Pictographic}|\ufe0f/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const [, ending] = genitives.find(([word]) => word.test(summary)) ?? [];
  const isWhole = ending === endsInGenitive && namesInS.test(marked);
  return (ending && !isWhole ? marked.replace(ending, '') : marked)
    .replaceAll(sentence, ' ')
    .replaceAll(
      /\bhappy\b|['’]s(?=\s|$)|['’](?:n?[ıiuü]n)?(?=\s|$)|(?<=\s)adlı kişinin(?=\s|$)|(?:님의|님|의| का| की| के)\s*(?=\|)/giu,
      ' ',
    )
    .replaceAll(
      /(?:^|\|)\s*(?:of|for|to|with|mit|avec|con|com|met|von|vom|des|der|de|del|di|da|do|van|av|af|a lui|lui|e|të|i|της|του|των|של|của|ของ)(?=\s)/giu,
      '|',
    )
    .replaceAll(/(?:^|\|)\s*(?:d|de l|dell|dall)['’]\s?/giu, '|')
    .replaceAll(/^\s*(?:the|el|la|le|l['’]|il|der|das|den|het|o|a)\s*(?=\|)/giu, ' ')
    .replaceAll(/[|:：・!！()[\]"]|\s[-–—]\s|^\s*[-–—]|[-–—,，、]\s*$/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[,，、]$/u, '')
    .replace(
      /^(?:our|my|unser|mein|notre|mon|nuestro|mi|nostro|il nostro|mio|nosso|meu)(?: wedding| marriage)?$/iu,
      '',
    );
}
