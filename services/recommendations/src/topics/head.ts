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

/** A title without what shops call out. */
export function bareTitle(title: string): string {
  let bare = title.trim();
  for (let next = bare.replace(calls, '').trim(); next !== bare; next = bare.replace(calls, '').trim()) bare = next;
  return bare || title;
}

/** What a thing is, as stems: a title's first words, without brand, model, measures, colours and what it is for. */
export function headOf(title: string, brand = ''): string[] {
  const bare = bareTitle(title);
  const unbranded = brand.length > 1 ? bare.replace(new RegExp(RegExp.escape(brand), 'giu'), ' ') : bare;
  const clauses = unbranded.replaceAll(numbers, ' | ').split(separators);
  const words = clauses.map((clause) => stemsOf(clause.trim())).find((clause) => clause.length > 0) ?? [];
  while (words.length > 1 && colors.test(words.at(-1)!)) words.pop();
  return words;
}
