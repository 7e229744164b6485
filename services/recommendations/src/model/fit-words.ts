/** What a model's text may not have, and what the model is told. */
const refusals: readonly [RegExp, string][] = [
  [/https?:|www\.|<\/?\w|\]\(|&\w+;|\b\w+@\w|\b[\w-]+\.(com|net|org|shop|example)\b/i, 'no links, no markup'],
  [/[$€£¥]\s?\d|\d\s?(?:[$€£¥%]|dollars?|euros?|usd|eur|percent)/iu, 'no prices, no discounts'],
  [
    /\b(ignore|disregard|forget|override)\b.{0,20}\b(rules?|instructions?|prompts?|above|previous)\b/i,
    'no instructions',
  ],
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{3}/u, 'in English'],
];
const english =
  /\b(the|an?|of|for|to|and|or|with|is|are|was|that|this|it|in|on|at|as|by|from|who|what|when|their|they|you|your|more|not|no|his|her|its|than|then|into|after|before|without|while|so|up|out|be|can|will)\b/iu;
/** Fewer words may have no small word. */
const sentence = 9;

/** Why a text cannot be shown; undefined if it can. */
export function faultOf(text: string): string | undefined {
  const refused = refusals.find(([pattern]) => pattern.test(text))?.[1];
  if (refused) return refused;
  return text.split(/\s+/).length >= sentence && !english.test(text) ? 'in English' : undefined;
}

const filler =
  /\b(an?|the|of|for|to|that|this|is|it|they|them|will|like|love|gifts?|presents?|things?|some(?:thing|one|body)?|any(?:thing|one|body)?|every(?:thing|one|body)|nice|good|great|best|perfect|special|wonderful|lovely|same|again|before|as|number|no|\d+)\b|[^\p{L}]/giu;

/** Whether a text would do for every person and every gift. */
export const isFiller = (text: string): boolean => text.replaceAll(filler, '') === '';
