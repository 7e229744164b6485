import { isMonth } from './written-day.js';

const units =
  'years?|yrs?|yo|y/o|jahre?|ans|años|anni|anos|anys|jaar|lat|lata|лет|год|года|år|yaşında|yaş|' +
  'عاما|عامًا|عام|سنة|سنوات';
const eastern = '歳|才|周年|周岁|岁|歲|번째|살|세|주년';
/** What becomes so many years old, with the words that make it a sentence. */
const verbs =
  'turns?|turned|turning|is turning|is|will be|becomes|hits|reaches|wird|wurde|werden|fête|fêtera|cumple|cumplirá|cumplió|' +
  'compie|compirà|faz|fará|completa|completará|wordt|fyller|fylder|kończy|празднует|отмечает|يبلغ|تبلغ|يتم|تتم';
const whose = 'ses|les|des|sus|su|los|i|suoi|os|seus|the|big|de|für';

const days =
  'birthday|b-?day|geburtstag|hochzeitstag|anniversaire|anniversary|anniversario|compleanno|cumpleaños|cumple|aniversario|aniversário';

/** Each has the number as its group. */
const patterns = [
  // `turns 65`, `fête ses 60 ans`, `wird 65 Jahre alt`
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${verbs})\s+(?:(?:${whose})\s+){0,2}(\d{1,3})(?![\d.:/%]\d|\d|\s?(?:am|pm|uhr|h|months?|weeks?|days?)(?!\p{L}))(?:\s+(?:${units})(?![\p{L}\p{M}]))?(?:\s+(?:old|alt|de edad))?(?:\s+(?:today|heute|hoy|oggi|hoje))?`,
    'giu',
  ),
  // `60 ans`, `60歳`, `25 years`
  new RegExp(
    String.raw`(?<![\d.:/])(?:(?:${whose})\s+)?(\d{1,3})(?:[-\s]?(?:${units})(?![\p{L}\p{M}])|\s?(?:${eastern})の?)(?:\s+(?:old|alt|de edad))?`,
    'giu',
  ),
  // `60th`, `60.º`, `60ème`, `60-jähriger`, `الـ60`
  /(?<![\d.:/\p{L}])(\d{1,3})(?:(?:st|nd|rd|th|er|ère|e|ème|eme)(?![\p{L}\p{M}])|\.?[ºª°]|-?jährige[rsn]?(?!\p{L}))/giu,
  /(?<!\p{L})الـ?\s?(\d{1,3})(?!\d)/gu,
  // `60. Geburtstag`
  /(?<![\d.:/])(\d{1,3})\.(?=\s?\p{L})/gu,
  // `(60)`
  /[([]\s{0,2}(\d{1,3})\s{0,2}[)\]]/gu,
  // `60 birthday`, `cumpleaños 60`
  new RegExp(String.raw`(?<![\d.:/'’*]|\p{L})(?:big\s+)?(\d{1,3})(?=\s+(?:${days})(?!\p{L}))`, 'giu'),
  /(?<=(?<!\p{L})(?:cumpleaños|cumple)\s)(\d{1,3})(?=\s|$)/giu,
  // `Birthday Mum 60`: more than the days of a month
  /(?<=\s)(3[2-9]|[4-9]\d|1[0-2]\d)(?=\s*$)/gu,
];
const ordinals: Record<number, string> = {
  18: 'eighteenth|achtzehnte[rnms]?|dix-huitième|diciottesimo|decimoctavo',
  20: 'twentieth|zwanzigste[rnms]?|vingtième|ventesimo|vigésimo|العشرين|العشرون',
  21: 'twenty[- ]first',
  25: 'silver(?= wedding)',
  30: 'thirtieth|dreißigste[rnms]?|trentième|trentesimo|trigésimo|الثلاثين|الثلاثون',
  40: 'fortieth|vierzigste[rnms]?|quarantième|quarantesimo|cuadragésimo|quadragésimo|الأربعين|الأربعون',
  50: 'fiftieth|golden(?= wedding)|fünfzigste[rnms]?|cinquantième|cinquantesimo|quincuagésimo|quinquagésimo|الخمسين|الخمسون',
  60: 'sixtieth|diamond(?= wedding)|sechzigste[rnms]?|soixantième|sessantesimo|sexagésimo|الستين|الستون',
  70: 'seventieth|siebzigste[rnms]?|soixante-dixième|settantesimo|septuagésimo|السبعين|السبعون',
  80: 'eightieth|achtzigste[rnms]?|quatre-vingtième|ottantesimo|octogésimo|الثمانين|الثمانون',
  90: 'ninetieth|neunzigste[rnms]?|quatre-vingt-dixième|novantesimo|nonagésimo|التسعين|التسعون',
  100: 'hundredth|hundertste[rnms]?|centième|centesimo|centésimo|المئة|المائة',
};
const inWords = Object.entries(ordinals).map(([number, words]): [number, RegExp] => [
  Number(number),
  new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'giu'),
]);
const most = 130;

const age =
  /(?<![\p{L}\p{M}])(?:(?:turns|turning|wird|fêtera ses|fête ses|cumple|cumplirá|compie|compirà|wordt|fyller|fylder|يبلغ|تبلغ)\s+\d{1,3}(?![\d.:/%]|\s?(?:h|uhr|am|pm|months?|weeks?|days?)(?!\p{L}))|(?:faz|fará|completa)\s+\d{1,3}\s+anos(?!\s+que))/iu;
/** `turns 65`: words with a number that make a day a birthday, without any other word. */
export const saysAge = (summary: string): boolean => age.test(latin(summary));

/** The numbers of years that a title states: how old somebody becomes, or which anniversary it is. */
export function numbersIn(summary: string): Set<number> {
  const text = latin(summary);
  const digits = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].filter((found) => !isOfMonth(text, found)).map(([, number]) => Number(number)),
  );
  const named = inWords.filter(([, words]) => text.search(words) >= 0).map(([number]) => number);
  return new Set([...digits, ...named].filter((number) => number > 0 && number <= most));
}

/** A title without the numbers of years and the words around them. */
export function withoutNumbers(summary: string): string {
  let text = latin(summary);
  for (const pattern of patterns)
    text = text.replaceAll(pattern, (...found) => {
      const [whole] = found as [string];
      return isOfMonth(text, { 0: whole, index: Number(found.at(-2)) }) ? whole : ' ';
    });
  for (const [, words] of inWords) text = text.replaceAll(words, ' ');
  return text;
}

/** `5th of May` is a day. */
function isOfMonth(text: string, { 0: whole, index = 0 }: { 0: string; index?: number }): boolean {
  const before = text.slice(0, index).trim().split(/\s/).at(-1)!;
  const [after = '', next = ''] = text
    .slice(index + whole.length)
    .trim()
    .split(/[\s,]/);
  return isMonth(before) || isMonth(/^(?:of|de|di)$/i.test(after) ? next : after);
}

/** Arabic and Persian digits as those of the patterns. */
const latin = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0)! & 0xf) % 10));
