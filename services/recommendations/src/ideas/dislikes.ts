import type { Described } from '../topics/described.js';
import { fitOf } from '../topics/fit.js';
import { stemsOf } from '../topics/stem.js';
import { topicOf } from '../topics/topic.js';

/** What a dislike or an allergy includes besides its own word. */
const includes: Readonly<Record<string, string>> = {
  alcohol: 'wine, beer, whisky, whiskey, gin, rum, vodka, cocktail, champagne, liqueur, brewing, spirits',
  nut: 'nut, peanut, almond, hazelnut, walnut, pecan, cashew, pistachio, praline, marzipan, nougat',
  dairy: 'milk, cheese, butter, chocolate',
  lactose: 'milk, cheese, butter, chocolate',
  gluten: 'bread, flour, pasta, biscuit, cookie, sourdough, beer',
  meat: 'meat, jerky, bacon, ham, salami, steak',
  scent: 'perfume, fragrance, scented, candle, diffuser, incense, aromatherapy',
  fragrance: 'perfume, scented, candle, diffuser, incense, aromatherapy',
  pollen: 'flower, bouquet, lily',
};
/** How people write dislikes: "allergic to nuts" is about nuts. */
const wording =
  /\b(allerg(y|ies|ic)|intoleran(t|ce)|dislikes?|hates?|avoids?|no|not|never|any(thing)?|free|with|without|please|strong)\b/gi;
/** A shorter word is part of too many others. */
const shortestPart = 4;

/** Whether something is about a dislike, or names it. In doubt it is: a missing product costs less than an allergy. */
export function dislikedBy(dislikes: readonly string[]): (described: Described) => boolean {
  const all = dislikes.map((dislike) => {
    const bare = dislike.replaceAll(wording, ' ').replaceAll(/\s+/g, ' ').trim() || dislike;
    const own = stemsOf(bare);
    const others = Object.entries(includes).flatMap(([word, terms]) =>
      own.includes(stemsOf(word)[0]!) ? terms.split(', ') : [],
    );
    return { topic: topicOf(bare), phrases: [own, ...topicOf(bare).phrases, ...others.map(stemsOf)] };
  });
  if (all.length === 0) return () => false;
  return (described) => {
    const { title, category = '', highlights = '' } = described;
    const words = stemsOf(`${title} ${category} ${highlights}`);
    const has = (stem: string) =>
      words.some(
        (word) => word === stem || (stem.length >= shortestPart && word.includes(stem)) || endsWith(word, stem),
      );
    return all.some(
      ({ topic, phrases }) =>
        fitOf(described, topic) > 0 || phrases.some((phrase) => phrase.length > 0 && phrase.every(has)),
    );
  };
}

/** `hazelnut` is a nut. */
const endsWith = (word: string, stem: string) => stem.length === 3 && word.length >= 6 && word.endsWith(stem);
