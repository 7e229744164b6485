import { headOf } from '../products/head-word.js';
import { readThings } from '../recipes/seed-recipes.js';
import { singular } from '../singular.js';
import { isFunctionWord, isUsualOfGifts } from './wording/usual-gift-words.js';
import { wordsOf } from './words.js';

/** Where the name of a kind of thing ends in a shop's title. */
const break_ =
  /[,;:|/()[\]{}<>–—®™、，،・（）【】「」]|\s-\s|\s(?:for|with|by|from|in|of|on|to|und|mit|für|avec|pour|de|con|para)\s/iu;
const articles = /^(?:an?|the|my|our|your|this)\s+/i;
/** The parts of a title, without articles and without words of numbers or of capitals alone. */
const partsOf = (title: string): string[][] =>
  title
    .split(break_)
    .map((part) => part.trim().replace(articles, '').split(/\s+/))
    .map((words) => words.filter((word) => /^[\p{L}'’-]+$/u.test(word) && !/^\p{Lu}{2,}$/u.test(word)));

/** Where a clause of a title ends. */
const clauseEnd = /[,;:|/()[\]{}<>–—®™、，،・（）【】「」]|\s-\s/u;
const tail = /\s(?:for|with|by|from|in|on|to|inspired|und|mit|für|aus|avec|pour|en|con|para|per|com)\s.*/iu;
const containers = /^(?:sets?|pairs?|packs?|box|boxes|kits?|bundles?|piece|pieces|collection|edition)$/;
const list = (text: string): string[] => text.trim().split(/\s+/);
/** Things that are given, besides those of recipes, in languages that say the thing last: English, then German. */
const namedLast = list(`
  oven pot pans mugs cups glass jug pitcher tray plate plates cutlery spoon spoons fork whisk toaster blender mixer scale
  apron sweater jumper cardigan jeans dress shoes boots sandals trainers sneakers coat jacket pyjamas robe tie bag bags
  backpack suitcase luggage purse wallet umbrella perfume candle candles lamp lantern vase clock radio turntable guitar
  ukulele violin camera lens tablet phone laptop headphones earphones speaker television novel cookbook diary calendar map
  painting print tent stove knife axe rod bike bicycle scooter ball racket bat chocolates coffee honey wine whisky gin tea
  cheese jam flowers bouquet roses orchid sofa chair armchair stool rug curtain duvet pillow quilt towel soap shampoo
  necklace ring bracelet brooch cufflinks jigsaw doll train scarf gloves hat beanie
  teekanne tasse tassen decke kerze kerzen buch kochbuch rucksack tasche schal mütze handschuhe lampe vase uhr radio gitarre
  kopfhörer messer pfanne topf pullover jacke schuhe ring kette armband ohrringe puppe puzzle spiel blumen pralinen wein`);
/** In languages that begin with the thing: French, Spanish, Italian, Portuguese, Arabic. */
const namedFirst = new Set(
  list(`
  théière tasse couverture bougie bougies livre sac écharpe bonnet gants lampe vase montre guitare casque couteau poêle
  collier bague bracelet poupée puzzle jeu fleurs chocolats vin parfum
  tetera taza manta vela velas libro bolso mochila bufanda gorro guantes lámpara jarrón reloj guitarra auriculares cuchillo
  sartén collar anillo pulsera muñeca juego flores bombones vino
  teiera tazza coperta candela candele zaino borsa sciarpa berretto guanti lampada orologio chitarra cuffie coltello padella
  collana anello braccialetto bambola gioco fiori cioccolatini profumo
  bule xícara caneca cobertor livro mochila cachecol gorro luvas luminária relógio violão faca frigideira colar anel pulseira
  boneca jogo flores bombons vinho perfume
  كتاب ساعة حقيبة وشاح عطر خاتم قلادة سوار شمعة بطانية مصباح دمية لعبة كوب`),
);
/** Of these, words that another language has before a thing: "Manta Ray", "Collar Stays", "Puzzle Mat". */
const ambiguous = new Set(list('bonnet vase bracelet puzzle manta collar perfume tasse lampe'));
/** Things that two words name, besides those of recipes. */
const furtherPairs = [
  'dutch oven',
  'picture frame',
  'matcha set',
  'sushi set',
  'coffee maker',
  'fountain pen',
  'wine glass',
];

const { things, pairs } = (() => {
  const phrases = readThings().map((is) => [headOf(is), wordsOf(is.toLowerCase())] as const);
  const before = phrases.flatMap(([head, words]) => {
    const at = words.indexOf(head);
    return at > 0 ? [`${words[at - 1]} ${head}`] : [];
  });
  return {
    things: new Set([...phrases.map(([head]) => head), ...namedLast, ...namedFirst]),
    pairs: new Set([...before, ...furtherPairs]),
  };
})();

/** Behind the noun of a title: sizes and numbers. */
const isMeasure = (word: string): boolean =>
  /^\d/.test(word) || /^(?:cm|mm|ml|cl|oz|inch|inches|qt|kg|lbs?|pcs)$/.test(word);

/** The words of a clause that say what the thing is. */
function wordsOfThing(clause: string): string[] {
  const [start = '', rest] = clause.replace(tail, '').split(/\s(?:of|de|di)\s/iu);
  const inside = wordsOf(start.toLowerCase()).at(-1) ?? '';
  const words = wordsOf((rest !== undefined && containers.test(inside) ? rest : start).toLowerCase());
  const isLittle = (word: string) =>
    isMeasure(word) || (isUsualOfGifts(word) && !containers.test(word) && !things.has(word));
  while (words.length > 1 && isLittle(words.at(-1)!)) words.pop();
  return words;
}

/**
 * The thing that words name: the last of them, or the first where the language begins with it. A word before an unknown
 * one only says more about that: a wine aerator is no wine.
 */
function thingIn(words: readonly string[]): string | undefined {
  const [head = '', before = ''] = words.toReversed();
  if (pairs.has(`${before} ${head}`)) return `${before} ${head}`;
  if (containers.test(head)) return things.has(before) ? `${before} ${head}` : undefined;
  if (things.has(head)) return head;
  const [first = ''] = words;
  return namedFirst.has(first) && !ambiguous.has(first) ? first : undefined;
}

/**
 * The kind of thing in plain words, from a gift's name that a shop may have written: `dutch oven`. Only known words say
 * it, so it holds no brand, nothing else of the title, and nothing that a title may tell a model to do.
 */
export function kindOf(giftName: string | undefined): string | undefined {
  for (const clause of (giftName ?? '').split(clauseEnd)) {
    const words = wordsOfThing(clause.trim().replace(articles, ''));
    const thing = thingIn(words);
    if (thing !== undefined) return thing;
    // What follows a brand names the thing; what follows an unknown thing says what it is for.
    if (words.some((word) => things.has(word))) return undefined;
  }
  return undefined;
}

const isPlural = (kind: string): boolean => kind.endsWith('s') && !/(?:ss|us|is|as|ns)$/.test(kind);

/** A kind of thing with the word before it that English needs. */
export const inEnglish = (kind: string, article: 'the' | 'this'): string =>
  isPlural(kind) ? `this gift of ${kind}` : `${article} ${kind}`;

const comparable = (word: string): string => singular(word.toLowerCase());

/** Whether letters say the word of anything. `uhr` is a thing, though German counts hours with it. */
const isSaidAnyway = (word: string): boolean => isUsualOfGifts(word) || (isFunctionWord(word) && !things.has(word));

/**
 * Words and pairs of words that would tell what a gift is: the last telling word of each part of its name, and its pairs.
 * Those that are known of the person anyway tell nothing.
 */
export function tellingWords(giftName: string | undefined, known: string): string[] {
  const facts = wordsOf(known).map(comparable);
  const tells = (word: string) => word.length > 2 && !facts.includes(comparable(word));
  return partsOf(giftName ?? '').flatMap((words) => {
    const telling = words.filter((word) => !isSaidAnyway(word.toLowerCase()));
    const last = telling.at(-1);
    const pairs = words.slice(1).flatMap((word, index) => (telling.includes(word) ? [`${words[index]} ${word}`] : []));
    return [...(last ? [last] : []), ...pairs].filter((text) => text.split(' ').some(tells));
  });
}

/** Whether a text has one of the words, in the singular or the plural. */
export function holdsWord(text: string, wanted: readonly string[]): boolean {
  const sequence = ` ${wordsOf(text).map(comparable).join(' ')} `;
  return wanted.some((words) => sequence.includes(` ${wordsOf(words).map(comparable).join(' ')} `));
}
