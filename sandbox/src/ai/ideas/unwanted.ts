import { hasAll, headOf, wordsOf } from '../words.js';

/** What belongs to a dislike or an allergy besides its own word. */
const wider: Record<string, string> = {
  nut: 'nuts almond hazelnut walnut peanut pistachio pecan praline marzipan nougat chocolate',
  alcohol: 'wine whisky beer gin rum cocktail champagne liqueur cellar bourbon decanter sake',
  dairy: 'milk cheese butter cream chocolate fudge',
  milk: 'cheese butter cream chocolate fudge',
  lactose: 'milk cheese butter cream chocolate fudge',
  gluten: 'bread flour biscuit cookie cake pasta beer baking sourdough',
  meat: 'steak bacon jerky sausage salami leather',
  perfume: 'scent fragrance candle incense diffuser bath',
  fragrance: 'scent perfume candle incense diffuser',
  scent: 'fragrance perfume candle incense diffuser',
  wool: 'merino cashmere alpaca knitted mohair',
  sugar: 'chocolate sweet candy caramel fudge cake honey',
  sweet: 'chocolate candy caramel fudge',
  cat: 'kitten',
  dog: 'puppy',
};

/** Whether a text has what somebody dislikes or does not tolerate. */
export function isDisliked(text: string, dislikes: readonly string[]): boolean {
  const words = wordsOf(text);
  return dislikes.some((dislike) => {
    const own = wordsOf(dislike).filter((word) => !/^(no|not|any|the|to|of|allergy|allergic|hate|and|or)$/.test(word));
    if (own.length === 0) return false;
    return hasAll(words, own) || own.some((word) => wordsOf(wider[word] ?? '').some((each) => words.includes(each)));
  });
}

/** Whether a name says the same as one that is to be avoided: another book is another idea. */
export const isAlike = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [one, two] = [wordsOf(name), wordsOf(other)];
    return hasAll(one, two) || hasAll(two, one);
  });

/** Whether a name is the same kind of thing as one that was given or is to be avoided. */
export const isSameThing = (name: string, others: readonly string[]): boolean =>
  others.some((other) => {
    const [one, two] = [wordsOf(name), wordsOf(other)];
    return hasAll(one, two) || hasAll(two, one) || (headOf(name) === headOf(other) && one.some(shared(two, name)));
  });

const shared = (words: readonly string[], name: string) => (word: string) =>
  word !== headOf(name) && words.includes(word);
