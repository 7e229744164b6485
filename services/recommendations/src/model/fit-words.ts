import type { Language } from '@presently/rules/languages';
import { nameOf } from './language-name.js';

/** What a model's text may not have, and what the model is told. */
const refusals: readonly [RegExp, string][] = [
  [/https?:|www\.|<\/?\w|\]\(|&\w+;|\b\w+@\w|\b[\w-]+\.(com|net|org|shop|example)\b/i, 'no links, no markup'],
  [/[$€£¥]\s?\d|\d\s?(?:[$€£¥%]|dollars?|euros?|usd|eur|percent)/iu, 'no prices, no discounts'],
  [
    /\b(ignore|disregard|forget|override)\b.{0,20}\b(rules?|instructions?|prompts?|above|previous)\b/i,
    'no instructions',
  ],
];
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{3}/u;
const anyOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
/** What sentences of a language have, and those in English have not: small words, or its script. */
const own: Readonly<Record<Language, RegExp>> = {
  en: /\b(the|an?|of|for|to|and|or|with|is|are|was|that|this|it|in|on|at|as|by|from|who|what|when|their|they|you|your|more|not|no|his|her|its|than|then|into|after|before|without|while|so|up|out|be|can|will)\b/iu,
  de: anyOf(
    'der die das den dem des ein eine einen einem einer und oder mit für von zu zum zur im auf aus bei ist sind wird nicht kein keine sich es sie er wer wie wenn noch nach vor ohne auch als dass über unter durch ihr ihre ihren sein seine mehr',
  ),
  fr: anyOf(
    'le la les un une des du de et ou avec pour par en dans sur au aux est sont ne pas que qui quand sans ce cette ces se sa ses il elle chaque comme',
  ),
  es: anyOf(
    'el la los las un una unos unas de del y o con para por en sobre al es más que quien cuando este esta estos se su sus cada como lo le algo',
  ),
  it: anyOf(
    'il lo la i gli le un una uno di del della dei delle e o con per da su al alla è sono non più che chi quando senza questo questa si suo sua ogni qualcosa',
  ),
  pt: anyOf(
    'o os um uma de da dos das e ou com para por em na sobre ao à é são não mais que quem quando sem este esta isto se seu sua cada como algo',
  ),
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ar: /\p{Script=Arabic}/u,
};
const isLatin = (language: Language): boolean => language !== 'ja' && language !== 'ar';
/** Fewer words may have no small word; a name of a product may be in no other script. */
const sentenceIn = (language: Language): number => (isLatin(language) ? 9 : 3);
/** Words that none of the other languages has. */
const english = /\b(the|of|and|with|for|from|your|their|this|that)\b/i;

/**
 * Why a text in a language cannot be shown; undefined if it can.
 * @param language `any` for what a person may have written in every one
 */
export function faultOf(text: string, language: Language | 'any' = 'en'): string | undefined {
  const refused = refusals.find(([pattern]) => pattern.test(text))?.[1];
  if (refused || language === 'any') return refused;
  const isForeign =
    (isLatin(language) && otherScript.test(text)) ||
    (!own[language].test(text) &&
      (text.split(/\s+/).length >= sentenceIn(language) || (language !== 'en' && english.test(text))));
  return isForeign ? `in ${nameOf(language)}` : undefined;
}

/**
 * {@link faultOf} for what listings must be: "beach gear: towel, mat, parasol". A list of nouns has no small words, however
 * long it is, so its language shows in each thing alone.
 */
export const faultOfList = (text: string, language: Language | 'any' = 'en'): string | undefined =>
  faultOf(text, 'any') ??
  text
    .split(/[:;,]/)
    .map((thing) => faultOf(thing.trim(), language))
    .find((fault) => fault !== undefined);

const filler =
  /\b(an?|the|of|for|to|that|this|is|it|they|them|will|like|love|gifts?|presents?|things?|some(?:thing|one|body)?|any(?:thing|one|body)?|every(?:thing|one|body)|nice|good|great|best|perfect|special|wonderful|lovely|same|again|before|as|number|no|ideas?|\d+)\b|[^\p{L}]/giu;

/** Whether a text would do for every person and every gift. */
export const isFiller = (text: string): boolean => text.replaceAll(filler, '') === '';
