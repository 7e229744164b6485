import { checkedData } from '@presently/service/checked-data';
import * as v from 'valibot';
import content from './repertoire.json' with { type: 'json' };

const text = v.pipe(v.string(), v.nonEmpty());

const Suggestion = v.strictObject({
  /** Small gifts cost up to 100 dollars, middle ones up to 1,000, grand ones more. */
  size: v.picklist(['small', 'middle', 'grand']),
  name: text,
  /** Search words for shops. */
  words: text,
  description: text,
});

/** Interests that get the same suggestions. */
const Family = v.strictObject({
  /** Beginnings of words. One with a full stop is a whole word. */
  interests: v.array(text),
  category: text,
  suggestions: v.array(Suggestion),
});

const { families } = checkedData('repertoire.json', content, v.strictObject({ families: v.array(Family) }));

export type Suggestion = v.InferOutput<typeof Suggestion>;
export type Size = Suggestion['size'];
export type Family = v.InferOutput<typeof Family>;

const isKnown = (key: string, word: string) =>
  key.endsWith('.') ? word === key.slice(0, -1) || word === `${key.slice(0, -1)}s` : word.startsWith(key);

/** The family of an interest, by the last of its words that belongs to one: Italian cooking is cooking. */
export function familyOf(interest: string): Family | undefined {
  const words = interest.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  for (const word of words.toReversed()) {
    const family = families.find(({ interests }) => interests.some((key) => isKnown(key, word)));
    if (family) return family;
  }
  return undefined;
}
