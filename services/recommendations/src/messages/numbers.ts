import { wordsOf } from './words.js';

const hour = '(?<!\\d)(?:[01]?\\d|2[0-4])';
/** Numbers that claim nothing of the person: times of day, short whiles, manners of speaking. */
const harmless = new RegExp(
  [
    `${hour}[:.][0-5]\\d(?!\\d)(?:\\s?(?:a\\.?m|p\\.?m|h|Uhr)\\b\\.?)?`,
    `${hour}\\s?(?:a\\.?m\\b|p\\.?m\\b|o['’]clock|h\\b|Uhr|heures?\\b)\\.?`,
    `${hour}\\s(?:in the (?:morning|afternoon|evening)|at night|de la (?:mañana|tarde|noche)|du (?:matin|soir))`,
    `(?:at|by|before|after|until|till|past|from|around)\\s(?:1[0-2]|[1-9])(?=\\s?(?:[,.;!?…–—)]|$|or|and|on|every|each|sharp))`,
    // "By 10 the coffee is gone": an hour, not "at 7 you could read".
    `(?:at|by|before|after|until|till|past|from|around)\\s(?:1[0-2]|[1-9])(?=\\s(?:the|this|it|its|everything|everyone|everybody|nothing|nobody|all|most|my|tea|coffee|dinner|lunch|breakfast)\\b)`,
    '(?:between|from)\\s(?:1[0-2]|[1-9])\\s(?:and|to|till|until)\\s(?:1[0-2]|[1-9])(?![\\d.:])(?!(?:\\s\\p{L}+)?\\s(?:\\p{L}{3,}s|people|children|men|women|you|of)\\b)',
    '24\\s?/\\s?7|9 to 5',
    '(?<!\\d)\\d{1,4}(?:\\.\\d)?\\s?%',
    '(?<!\\d)\\d{1,4} out of \\d{1,4}|10/10',
    '(?<!\\d)\\d{1,2}(?: (?:more|quiet|extra|whole))? (?:seconds|minutes|hours|Minuten|Stunden|minutos|horas|heures)\\b',
    '(?:number|no\\.|#)\\s?1\\b',
    '1[.,]?0{3}(?:[.,]?0{3})? (?:thanks|thank|times|reasons|kisses|wishes|smiles|words|hugs)',
    '100 (?:thanks|times|reasons|kisses|wishes|smiles|hugs)',
    '(?:for|the) 2(?: of (?:us|you))?(?=[\\s,.!?]|$)(?! \\p{L}+s\\b)',
  ].join('|'),
  'giu',
);
const tens = ['twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet'];
const inWords = `(?:(?:${tens.join('|')})(?:y|ieth)(?:-\\p{L}+)?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|hundred)`;
/** An age or a count of years in words. */
const years = new RegExp(
  `\\b(?:(?:${tens.join('|')})y (?:looks|suits|becomes)|turn(?:ing|ed|s)? ${inWords}|(?:you are|you’re|you're|being) ${inWords}(?=[ ,.!]*(?:today|now|$|[,.!]))|` +
    `(?:your|my|our|the big|happy) (?:${tens.join('|')})ieth|` +
    `(?<!\\b(?:may|hope|wish)\\b[^.!?]{0,80})(?:two|three|four|five|six|seven|several|some|these|those|many|past|last|over|for|after|nearly|almost) decades(?! (?:more|to come|ahead|from now))|` +
    `decades (?:of (?:friendship|marriage|love|us|you|laughter|memories)|together|later)|half a century|a quarter (?:of a )?century|` +
    `${inWords} (?:\\p{L}+ )?(?:years|birthday|birthdays|anniversary|summers|candles))\\b`,
  'iu',
);

/** Decades and round birthdays in the other languages. */
const yearsElsewhere = new RegExp(
  [
    '(?:zwei|drei|vier|fünf|sechs|vielen|diesen|seit|über|nach) jahrzehnten?|(?:dein|zum|im)e?[nrms]? (?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)ste[nrsm]?|halbe[sn]? jahrhundert',
    '(?:deux|trois|quatre|cinq|ces) décennies|(?:tes|vos) (?:vingt|trente|quarante|cinquante|soixante|quatre-vingts?) ans|demi-siècle',
    '(?:dos|tres|cuatro|cinco|estas) décadas|(?:tus|los) (?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?= |[,.!]|$)(?: años)?|medio siglo',
    "(?:due|tre|quattro|cinque|questi) decenni|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)['’]anni|mezzo secolo",
    '(?:duas|três|quatro|cinco|essas|estas) décadas|(?:teus|seus) (?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: anos)?|meio século',
    '(?:عقدين|عقدان|عقود) من|نصف قرن|(?:الأربعين|الخمسين|الستين|السبعين) (?:من|لميلادك)',
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .concat('[一二三四五六七八九]?十(?:歳|年(?!後)(?:の|間|来))|半世紀')
    .join('|'),
  'iu',
);

const digitsOf = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, ''));

/** `4 May`, `May 4th`, `the 4th of May`, `4. Mai` of the occasion's day. */
function withoutDate(text: string, date: string | undefined): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? '') ?? [];
  if (!day) return text;
  const of = (language: string) =>
    new Date(`${year}-${month}-${day}T00:00Z`).toLocaleString(language, { month: 'long', timeZone: 'UTC' });
  const months = ['en', 'de', 'fr', 'es'].map(of).join('|');
  const number = `${Number(day)}(?:st|nd|rd|th|\\.|er|º)?`;
  const form = `\\b(?:${number} (?:of |de )?(?:${months})|(?:${months}) ${number})(?![\\p{L}\\p{N}])`;
  return text.replaceAll(new RegExp(form, 'giu'), ' ');
}

/** The first number that is no fact and claims one. */
export function inventedNumber(text: string, known: string, date?: string): string | undefined {
  const facts = new Set(digitsOf(known));
  // The year of a day that is to come, not of a birth.
  const [year = ''] = (date ?? '').split('-');
  if (Number(year) >= new Date().getUTCFullYear()) facts.add(year);
  const claims = withoutDate(text, date).replaceAll(harmless, ' ');
  const digits = digitsOf(claims).find((number) => !facts.has(number));
  if (digits !== undefined) return digits;
  const [phrase] = years.exec(text) ?? yearsElsewhere.exec(text) ?? [];
  return phrase !== undefined && wordsOf(known).every((word) => !/\d/.test(word)) ? phrase : undefined;
}
