import { headOf } from '../words.js';
import type { Idea } from './questions.js';

const onFeet = /^(?:sock|slipper|shoe|slide|sneaker)$/;
const onBody =
  /^(?:shirt|jersey|hoodie|sweatshirt|jacket|coat|cardigan|leggings?|shorts?|trousers|pyjamas?|robe|dress|layer|vest|outfit|suit)$/;
const onHands = /^(?:gloves?)$/;
const ofFeet =
  /(?:shoes?|feet|foot|schuhe?|chaussures|pointure|zapatos|scarpe|sapatos|calzado|靴|حذاء)\D{0,6}(\d{1,2}(?:[.,]5)?)/i;
const ofBody = /(?<![\p{L}\p{N}])(XXS|XS|S|M|L|XL|XXL|3XL)(?![\p{L}\p{N}])/u;
const ofHands = /(?:gloves?|handschuhe?|gants|guantes|guanti|luvas)\D{0,6}(\d{1,2}(?:[.,]5)?|XXS|XS|S|M|L|XL|XXL)/i;

/** What animals or small children wear. */
const notWorn = /\b(?:dog|cat|horse|bab(?:y|ies)|children)\b/i;

/** The size in which a person wears a thing; undefined for what has no size, or where it is not known. */
export function sizeFor(is: string, sizes = ''): string | undefined {
  if (notWorn.test(is)) return undefined;
  const words = [headOf(is.replace(/ (?:set|pair)\b.*$/, '')), headOf(is)];
  const of = (what: RegExp) => words.some((word) => what.test(word));
  const found = of(onFeet)
    ? ofFeet.exec(sizes)
    : of(onHands)
      ? ofHands.exec(sizes)
      : of(onBody)
        ? ofBody.exec(sizes)
        : null;
  return found?.[1];
}

/** An idea with the size in the words for shops, which are at most five, and in its reason. */
export function inSize<I extends Pick<Idea, 'is' | 'query' | 'why'>>(idea: I, sizes: string | undefined): I {
  const size = sizeFor(idea.is, sizes);
  if (size === undefined) return idea;
  return {
    ...idea,
    query: [...idea.query.split(' ').slice(0, 4), size].join(' '),
    why: `${idea.why} Searched for in size ${size}.`,
  };
}
