import { stemsOf } from './stem.js';

/** What shops call out before and after the thing itself. */
const calls = new RegExp(
  `^[^\\p{L}\\p{N}]+|^(?:${[
    'sale|new|neu|nouveau|nuevo|nuovo|nieuw|hot|hit|top|top deal|deal|offer|best ?seller|bestseller|limited(?: edition)?',
    'exclusive|promo(?:tion)?|clearance|final sale|free shipping|gift idea|\\d+ ?for ?\\d+',
  ].join(
    '|',
  )})\\s*[!:*–-]+\\s*|^-?\\d{1,2} ?%(?: off)?\\s*|[!*\\s]+$|\\s*[–|-]? ?(?:free (?:shipping|delivery)|gift idea|\\(original\\)|in[ck]l\\.? \\p{L}+)$`,
  'giu',
);
/** Model numbers, measures and counts say nothing of what a thing is. */
const numbers =
  /(?<![\p{L}\p{N}])(?=\p{L}*[-/.]?\d)[\p{L}]{0,4}[-/]?\d[\d.,:/x×-]*(?:\s?(?:cm|mm|m|km|ml|cl|l|g|kg|oz|lb|in|inch|pcs?|pieces?|pack|w|v|mah|k|t))?(?![\p{L}])/giu;
const colors =
  /^(?:black|white|red|blue|green|yellow|orange|pink|purple|gr[ae]y|brown|beige|gold|silver|copper|navy|teal|natural|clear|xs|s|m|l|xl|xxl|small|medium|large)$/iu;
const separators = /\s[-–—|/]\s|[|,:;(]|\bwith\b|\bfor\b|\bmit\b|\bfür\b/iu;

/** What a shop sells together with a thing says nothing of the thing. */
const companion =
  /[\s\p{P}](?:(?:goes|pairs|shown|bought|sold) (?:well |together )?with|also see|see also|(?:gifts?|presents?) for)\s.*$/iu;

/** A title without what goes with the thing. */
export const withoutCompanion = (title: string): string => title.replace(companion, '');

/** A title without what shops call out. */
export function bareTitle(title: string): string {
  let bare = title.trim();
  for (let next = bare.replace(calls, '').trim(); next !== bare; next = bare.replace(calls, '').trim()) bare = next;
  return bare || title;
}

/** What a thing is: a title's first words, without brand, model, measures and what it is for. */
export function clauseOf(title: string, brand = ''): string {
  const clauses = withoutBrand(bareTitle(title), brand).replaceAll(numbers, ' | ').split(separators);
  return clauses.map((clause) => clause.trim()).find((clause) => stemsOf(clause).length > 0) ?? '';
}

/** The same as stems, without colours. */
export function headOf(title: string, brand = ''): string[] {
  const words = stemsOf(clauseOf(title, brand));
  while (words.length > 1 && colors.test(words.at(-1)!)) words.pop();
  return words;
}

/** Who has made a thing, at the end of its title. */
const maker = /\sby(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.]*|of|the|and|&|de|von))+\s*$/u;

/** A title without its maker, unless that is meant: a game by House of Marbles is no marble. */
export const withoutMaker = (title: string, isMeant: (maker: string[]) => boolean): string =>
  title.replace(maker, (made) => (isMeant(stemsOf(made)) ? made : ''));

/** A title without the brand, which may be named after anything. */
export const withoutBrand = (title: string, brand: string): string =>
  brand.length > 1 ? title.replace(new RegExp(RegExp.escape(brand), 'giu'), ' ') : title;
