import type { Language } from '@presently/rules/languages';
import { wordsOf } from './words.js';

/** One and two claim little: numbers from three on. */
const amounts = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000, 1e6,
];
/** Their words in that order, `-` where one says something else, too; and words before them, such as "two" hundred. */
const inWords: Partial<Record<Language, readonly [numbers: string, before: string]>> = {
  en: [
    `three four five six seven eight nine ten eleven twelve/dozen/dozens thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred/hundreds thousand/thousands
    million/millions/billion/billions`,
    'a an one two',
  ],
  de: [
    `drei vier fünf sechs sieben acht neun zehn elf zwölf/dutzend/dutzende dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
    neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert/hunderte tausend/tausende
    million/millionen/milliarden`,
    'ein eine zwei',
  ],
  fr: [
    `trois quatre cinq six sept huit neuf dix onze douze/douzaine/dizaines treize quatorze quinze seize - - - vingt trente
    quarante cinquante soixante - - - cent/cents/centaine/centaines mille/milliers million/millions/milliards`,
    'un une deux des',
  ],
  es: [
    `tres cuatro cinco seis siete ocho nueve diez once doce/docena/docenas trece catorce quince dieciséis diecisiete dieciocho
    diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento/cientos mil/miles millón/millones`,
    'un una dos',
  ],
  it: [
    `tre quattro cinque - sette otto nove dieci undici dodici/dozzina/dozzine tredici quattordici quindici sedici diciassette
    diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento/centinaia mille/mila/migliaia
    milione/milioni`,
    'un una due',
  ],
  pt: [
    `três quatro cinco seis sete oito nove dez onze doze/dúzia/dúzias treze catorze quinze dezesseis dezessete dezoito dezenove
    vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento/centenas mil/milhares milhão/milhões`,
    'um uma dois duas',
  ],
};
const split = (text: string): string[] => text.trim().split(/\s+/);
const valuesIn = Object.fromEntries(
  Object.entries(inWords).map(([language, [numbers]]) => [
    language,
    new Map(
      split(numbers).flatMap((spellings, nth) =>
        spellings === '-' ? [] : spellings.split('/').map((word) => [word, amounts[nth]!] as const),
      ),
    ),
  ]),
) as Partial<Record<Language, ReadonlyMap<string, number>>>;
const inEitherCase = (word: string) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
/** `two hundred`, `thirty-six`, `a thousand`. */
function phraseIn(language: Language): string {
  const word = [...valuesIn[language]!.keys()].map(inEitherCase).join('|');
  const before = split(inWords[language]![1]).map(inEitherCase).join('|');
  return `(?<![\\p{L}-])((?:(?:${before}|${word})[ -]){0,3}(?:${word}))(?!\\p{L}|-\\p{L}{2,})`;
}
/** What is counted: a noun in the plural, with at most one word before it. */
const counted: Partial<Record<Language, string>> = {
  en: "(?: of)?((?: \\p{L}[\\p{L}’'-]*)?) (\\p{L}{2,}s|people|children|men|women|teeth|feet|mice)(?!\\p{L})",
  de: '((?: \\p{Ll}+)?) (\\p{Lu}\\p{L}+)',
  fr: "(?: de| d[’'])?((?: \\p{L}+)?)[ ’'](\\p{L}{2,}[sx])(?!\\p{L})",
  es: '(?: de)?((?: \\p{L}+)?) (\\p{L}{2,}s)(?!\\p{L})',
  it: '(?: di)?((?: \\p{L}+)?) (\\p{L}{2,}[ie])(?!\\p{L})',
  pt: '(?: de)?((?: \\p{L}+)?) (\\p{L}{2,}s)(?!\\p{L})',
};
/** Whiles, natural numbers of things and manners of speaking, which claim nothing of a thing. */
const harmless = new RegExp(
  `^(?:${[
    'minutes?|hours|days|weeks|mornings|afternoons|evenings|nights|weekends|times|trips|reasons|thanks|wishes|words|questions|others|friends|guests|cups',
    'paws|legs|seasons|corners|walls|winds|senses|lives|generations|hearts|miles|strings|planets|colours of the rainbow|is|was|has|looks|feels|suits|deserves|comes|makes|takes|gets|does|goes',
    'minuten|stunden|tagen?|wochen|abenden?|mal|gründe|pfoten|beinen?|jahreszeiten|wänden?|freunden?|gästen?',
    'heures|jours|semaines|soirs|fois|raisons|pattes|saisons|murs|amis|mots|minutos|horas|días|semanas|noches|veces|razones|patas|estaciones|paredes|amigos',
    'minuti|ore|giorni|settimane|sere|volte|ragioni|zampe|stagioni|pareti|amici|dias|noites|vezes|razões|estações',
  ].join('|')})$`,
  'iu',
);
const hourBefore = /(?:^|\s)(?:at|by|before|until|till|around|past|um|gegen|bis|à|vers|a las|alle|às) $/iu;
const age =
  /\b(?:turn(?:s|ed|ing)?|reach(?:es|ed|ing)?|at) ((?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)y)\b|\b((?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ieth)\b/iu;
const inJapanese =
  /[三四五六七八九十百千万](?:個|本|枚|年|種類?|回|ピース|秒|曲|色|杯|冊|着|点|粒|台|通り|か国|の実験)/u;
const inArabic =
  /(?<!\p{L})(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)ة? (?!مرات|دقائق|ساعات|أيام)\p{L}+|(?<!\p{L})(?:عشر|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)(?!\p{L})|(?<!\p{L})(?:مئة|مائة|ألف|مئات|آلاف)(?!\p{L})/u;

/** `236` for "two hundred thirty-six". */
function valueOf(text: string, values: ReadonlyMap<string, number>): number {
  let [sum, part] = [0, 0];
  for (const said of text.toLowerCase().split(/[ -]/)) {
    const value = values.get(said) ?? (/^(?:two|zwei|deux|dos|due|dois|duas)$/.test(said) ? 2 : 0);
    if (value < 100) part += value;
    else {
      sum += Math.max(1, part) * value;
      part = 0;
    }
  }
  return sum + part;
}

/**
 * The first number in words that counts what nobody has counted: "a thousand pieces" of a puzzle that does not say so.
 * @param known texts whose numbers, in digits or in words, may be repeated
 */
export function countedInWords(text: string, known: string, language: Language): string | undefined {
  const facts = new Set([...wordsOf(known.toLowerCase()), ...(known.match(/\d+/g) ?? [])]);
  if (language === 'ja') return inJapanese.exec(text)?.[0];
  if (language === 'ar') return inArabic.exec(text)?.[0];
  const values = valuesIn[language]!;
  const isKnown = (said: string) =>
    facts.has(String(valueOf(said, values))) ||
    said.split(/[ -]/).every((part) => facts.has(part) || !values.has(part));
  const [aged, inTens = '', ordinal = ''] = language === 'en' ? (age.exec(text) ?? []) : [];
  if (aged !== undefined && !isKnown((inTens || ordinal.replace(/ieth$/i, 'y')).toLowerCase())) return aged;
  const count = new RegExp(`${phraseIn(language)}${counted[language]}`, 'gu');
  const found = [...text.matchAll(count)].find(({ 1: number = '', 2: between = '', 3: noun = '', index }) => {
    const isHour = between === '' && hourBefore.test(text.slice(Math.max(0, index - 8), index)) && !noun.endsWith('s');
    const isHarmless = [noun, between.trim()].some((said) => harmless.test(said));
    return !isHour && !isHarmless && !isKnown(number.toLowerCase());
  });
  return found?.[1];
}
