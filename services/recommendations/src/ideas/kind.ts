import { headOf } from '../products/head-word.js';
import { singular } from '../singular.js';
import { isWithoutSpaces } from '../without-spaces.js';
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

/** What else says for whom or of which sort a thing is, where the noun comes first. Without accents. */
const further = listed(`
  homme femme enfant uomo donna bambino hombre mujer nino homem mulher crianca damen herren kinder
  personnalise personnalisee personalizado personalizada personalizzato personalizzata
  personalisierte personalisierter personalisiertes handgemachte handgemachter handgemachtes
  petit petite grand grande pequeno pequena piccolo piccola kleine kleiner grosse grosser
  elektrische elektrischer manuelle kabellose kabelloser set coffret kit lot pack juego conjunto`);
/** Words with which a title tells that its noun comes first: French "de", a material behind it, an Arabic word. */
const nounFirst =
  /(?<!\p{L})(?:d|d[aeiu]|del|della|pour|avec|con|para|com|em|aus|für|mit)(?!\p{L})|[\p{Script=Arabic}àâçèéêìîòóôùúûãõñ]/iu;
const small =
  /^(?:de|du|de[sl]|d|l|a|la|le|el|il|en|pour|avec|di|da|della|in|per|con|para|com|em|aus|fur|mit|zum|zur)$/;
/** Nouns that name no kind without the word behind them. Without accents. */
const vagueFirst = listed(`
  sac bolsa bolso borsa mala tasche livre libro livro buch jeu gioco jogo spiel boite caja caixa scatola porte machine
  maquina macchina table tabla carte tarjeta carta حقيبه كتاب لعبه اله`);

const isLook = (word: string) => looks.has(word) || looksElsewhere.has(word);
const tells = (word: string) => word.length > 2 && !vague.test(word) && !common.test(word) && !isLook(word);

/** The noun of a title that begins with it, and the word behind a vague one; undefined if it may begin with another. */
function firstNoun(clause: string): string | undefined {
  const all = wordsOf(clause).map((word) => word.replace(/^ال(?=..)/, '').replaceAll('ة', 'ه'));
  if (!nounFirst.test(clause) && !all.slice(1).some((word) => looksElsewhere.has(word))) return undefined;
  const words = all.filter((word) => !small.test(word) && !/^\d/.test(word));
  const at = words.findIndex((word) => word.length > 2 && !isLook(word) && !further.has(word));
  if (at < 0) return undefined;
  return words.slice(at, at + (vagueFirst.has(words[at]!) ? 2 : 1)).join(' ');
}

/** What a Japanese title tells besides its noun. */
const looksJapanese = new Set(
  (
    'ステンレス 木製 レザー 革 本革 セラミック 陶器 磁器 ガラス チタン 手動 電動 防水 大容量 名入れ ギフト プレゼント おしゃれ メンズ レディース ' +
    'ブラック ホワイト 日本製 セット 子供用 ウール コットン シルク'
  ).split(' '),
);
/** The words of a Japanese title that may be its noun. */
const nounsTogether = (title: string): string[] =>
  title
    .normalize('NFKC')
    .split(/[^\p{L}ー]+/u)
    .filter((word) => word.length > 1 && isWithoutSpaces.test(word) && !looksJapanese.has(word));

/** A part of a model: "MX" and "3S" of "Mouse Logitech MX 3S". */
const model = /^\p{Lu}{2,}$|\d/u;
/** The nouns that a title may have: what stands last, and what does without a model and without looks. */
function lastNouns(clause: string): string[] {
  const all = clause.trim().split(/\s+/);
  const end = all.findIndex((word, at) => at > 1 && model.test(word));
  const words = all.slice(0, end < 0 ? undefined : end);
  while (words.length > 1 && isLook(singular(words.at(-1)!.toLowerCase()))) words.pop();
  return [headOf(clause), headOf(words.join(' '))].map((head) => nounOf(singular(head)));
}

/** Whether a text names a thing: "oven" is none in "oven gloves". */
const namesThing = (text: string, thing: string): boolean =>
  text.split(/[,|(:;]|\s[-–—]\s/).some((clause) => {
    const words = wordsOf(clause).map(nounOf);
    return words.some((word, at) => word === thing && (at !== words.length - 2 || !tells(words.at(-1)!)));
  });

/** Whether a title or a phrase is of the kind of thing of a product's title, or has two telling words of its name. */
export function isSameKind(text: string, productTitle: string): boolean {
  if (isWithoutSpaces.test(productTitle)) {
    const nouns = nounsTogether(productTitle);
    return nounsTogether(text).some((word) => nouns.some((noun) => word.endsWith(noun) || noun.endsWith(word)));
  }
  const clause = clauseOf(productTitle).replaceAll(measures, ' ');
  const words = wordsOf(text).map(nounOf);
  const [noun, other] = [firstNoun(clause), firstNoun(clauseOf(text))];
  if (noun === undefined && other !== undefined && wordsOf(clause)[0] === other) return true;
  if (noun !== undefined) {
    return other === undefined ? noun.split(' ').every((word) => words.includes(word)) : other === noun;
  }
  const kinds = lastNouns(clause).filter((kind) => kind !== '' && !vague.test(kind) && !isLook(kind));
  if (kinds.some((kind) => namesThing(text, kind))) return true;
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
