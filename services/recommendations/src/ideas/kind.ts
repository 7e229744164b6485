import { headOf } from '../products/head-word.js';
import { singular } from '../singular.js';
import { nameKey } from './idea.js';

/** Words of a text as they are compared: without case, accents and plural. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map(singular);

/** Nouns that name no kind of thing by themselves: two of them may be different kinds. */
const vague =
  /^(set|kit|book|box|game|pack|bundle|print|card|guide|tool|accessory|case|bag|thing|treat|gear|extra|supply|equipment)$/;

/** Words of titles that tell no kind of thing. */
const common =
  /^(the|and|for|with|from|new|large|small|big|mini|black|white|blue|red|green|grey|gray|pink|gold|silver|kid|child|adult|men|women|man|woman|day|home|hand|made|handmade)$/;

/** What makes two ideas one kind of thing: the main noun, or all words where that says little. */
export function kindOf(is: string): string {
  const head = singular(headOf(is));
  return vague.test(head) ? nameKey(is) : head;
}

/** The first clause of a shop's title, which names the thing. */
const clauseOf = (title: string): string => title.split(/[,|(:;]|\s[-–—]\s/)[0]!;

const listed = (text: string): Set<string> => new Set(text.trim().split(/\s+/).map(singular));
/** Of what a thing is made, in which colour and in what manner: it tells no kind. */
const looks = listed(`
  stainless steel iron cast metal aluminium aluminum copper brass bronze titanium tin chrome sterling plated enamel enameled
  enamelled wood wooden oak walnut bamboo acacia olive teak pine beech birch cedar leather faux suede cotton linen wool woollen
  merino cashmere alpaca silk satin velvet fleece denim canvas felt fabric glass borosilicate crystal ceramic porcelain
  stoneware earthenware clay terracotta concrete marble granite slate stone resin acrylic plastic silicone rubber paper cork
  rattan wicker jute pearl diamond yellow purple violet lilac orange brown beige navy teal turquoise ivory cream charcoal
  burgundy rose dark light bright pastel matte vintage retro premium personalised personalized custom portable electric wireless
  cordless insulated waterproof reusable organic natural eco friendly`);
/** The same in other languages, where it may stand last. Without accents. */
const looksElsewhere = listed(`
  edelstahl gusseisen holz leder baumwolle wolle seide leinen glas keramik porzellan silber schwarz weiss rot blau grun gelb grau
  acier inoxydable fonte bois cuir coton laine soie lin verre ceramique porcelaine argent noir noire blanc blanche rouge bleu
  bleue vert verte gris grise
  acero inoxidable hierro madera cuero piel algodon lana seda lino vidrio cristal ceramica porcelana plata negro negra blanco
  blanca rojo roja azul verde amarillo gris
  acciaio inossidabile inox ghisa legno pelle cotone lana seta vetro porcellana argento nero nera bianco bianca rosso rossa blu
  aco inoxidavel ferro fundido madeira couro algodao la linho vidro prata preto preta branco branca vermelho vermelha`);
/** How many, how long, how heavy: behind the noun it would be taken for one. */
const measures =
  /(?<!\S)\d[\d.,x×]*[\s-]?(?:cm|mm|m|ml|cl|l|oz|inch(?:es)?|in|qt|quarts?|g|kg|lbs?|pcs?|pieces?|pack)?(?!\S)/giu;
/** Two nouns of one thing. */
const nouns: ReadonlyMap<string, string> = new Map([['skillet', 'pan']]);
const nounOf = (word: string): string => nouns.get(word) ?? word;

/** Whether a title or a phrase is of the same kind of thing as a product's title, or has two telling words of its name. */
export function isSameKind(text: string, productTitle: string): boolean {
  const clause = clauseOf(productTitle).replaceAll(measures, ' ');
  const kind = nounOf(singular(headOf(clause)));
  const words = wordsOf(text).map(nounOf);
  if (kind !== '' && !vague.test(kind) && !looksElsewhere.has(kind) && words.includes(kind)) return true;
  const isLook = (word: string) => looks.has(word) || looksElsewhere.has(word);
  const tells = (word: string) => word.length > 2 && !vague.test(word) && !common.test(word) && !isLook(word);
  const telling = new Set(wordsOf(clause).map(nounOf).filter(tells));
  return [...telling].filter((word) => words.includes(word)).length > 1;
}

/** `feeder` of "a feeder". */
export const withoutArticle = (text: string): string => text.replace(/^(?:an?|the|some) /i, '');

/** Words after which a phrase only says more of its thing. */
const qualifying = /^(for|with|without|of|in|on|to|from|that|which|by|and|or|as|at|about)$/i;

/** "dinosaur or fossil kit" is a kit, not a dinosaur. */
const sharesNoun = /^\S+ (?:and|or) (?=\S+ (?!(?:for|of|about|with|from|on|in|to)\b)\S)/i;

/** The first of the things that a heading names: `bird feeder` of "bird feeder, bath or house". */
export function firstThing(heading: string): string {
  const things = heading.split(':')[0]!.replace(sharesNoun, '');
  const [first = ''] = things.split(/, | or | and /);
  const about = /\s(?:for|of|about|with|from|on|in)\s.*$/i.exec(things.slice(first.length))?.[0] ?? '';
  return `${first}${about}`;
}

/** The main noun with the word before it: `light stick` of "official K-pop light stick". */
export function headPhrase(is: string): string {
  const words = is
    .split(/[,;:(–—]| - /)[0]!
    .trim()
    // "set of honeys" is honeys.
    .replace(/^(?:an? )?(?:set|pair|box|pack|selection|sampler|collection) of /i, '')
    .replace(sharesNoun, '')
    .split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && qualifying.test(word));
  return words
    .slice(0, end < 0 ? undefined : end)
    .slice(-2)
    .join(' ');
}
