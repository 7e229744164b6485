import type { Language } from '@presently/rules/languages';
import { inEnglish } from './dislikes-elsewhere.js';
import { wordsOf } from './kind.js';

interface Described {
  title: string;
  category?: string | undefined;
}

/** What a dislike or an allergy includes besides its own word. */
const includes: Readonly<Record<string, string>> = {
  alcohol: 'wine, beer, whisky, whiskey, gin, rum, vodka, cocktail, champagne, liqueur, brewing, spirits',
  nut: 'nut, peanut, almond, hazelnut, walnut, pecan, cashew, pistachio, praline, marzipan, nougat',
  peanut: 'peanut, nut',
  dairy: 'milk, cheese, butter, chocolate',
  lactose: 'milk, cheese, butter, chocolate',
  milk: 'milk, cheese, butter, chocolate, dairy',
  gluten: 'bread, flour, pasta, biscuit, cookie, sourdough, beer',
  wheat: 'bread, flour, pasta, biscuit, cookie, sourdough',
  meat: 'meat, jerky, bacon, ham, salami, steak, leather',
  chocolate: 'chocolate, cocoa, truffle, praline',
  coffee: 'coffee, espresso, barista, cappuccino, latte',
  scent: 'perfume, fragrance, scented, candle, diffuser, incense, aromatherapy, essential oil',
  fragrance: 'perfume, fragrance, scented, candle, diffuser, incense, aromatherapy, essential oil',
  perfume: 'perfume, fragrance, cologne, eau de parfum, eau de toilette',
  pollen: 'flower, bouquet, lily',
  wool: 'wool, merino, cashmere, alpaca',
  latex: 'latex, rubber',
};
/** How people write dislikes: "allergic to nuts" is about nuts. */
const wording =
  /\b(allerg(y|ies|ic)|intoleran(t|ce)|dislikes?|hates?|avoids?|no|not|never|any(thing)?|free|with|without|please|strong|to|of|the|and|or|things?|about)\b/gi;
/** A shorter word is part of too many others. */
const shortestPart = 4;

/**
 * Whether something is about a dislike, or names it. In doubt it is: a missing product costs less than an allergy.
 * @param language in which they were written
 */
export function dislikedBy(dislikes: readonly string[], language: Language = 'en'): (described: Described) => boolean {
  const known = language === 'en' ? [] : dislikes.flatMap(inEnglish);
  const phrases = [...dislikes, ...known]
    .flatMap((dislike) => dislike.split(/[,;/&]|\band\b|\bor\b/i))
    .flatMap((dislike) => {
      const specific = wordsOf(dislike.replaceAll(wording, ' '));
      const bare = specific.length > 0 ? specific : wordsOf(dislike);
      const others = Object.entries(includes).flatMap(([word, terms]) =>
        bare.some((own) => own === word || (word.length > shortestPart && own.startsWith(word)))
          ? terms.split(', ')
          : [],
      );
      return [bare, ...others.map(wordsOf)].filter((phrase) => phrase.length > 0);
    });
  if (phrases.length === 0) return () => false;
  return ({ title, category = '' }) => {
    const words = wordsOf(`${title} ${category}`);
    const has = (stem: string) =>
      words.some(
        (word) => word === stem || (stem.length >= shortestPart && word.includes(stem)) || endsWith(word, stem),
      );
    return phrases.some((phrase) => phrase.every(has));
  };
}

/** `hazelnut` is a nut. */
const endsWith = (word: string, stem: string) => stem.length === 3 && word.length >= 6 && word.endsWith(stem);
