import { assortment } from '../../products/assortment.js';
import { headOf, nounPhrase, wordsOf } from '../words.js';
import { interestsIn } from './interests.js';
import { kindsFor } from './kinds.js';
import type { PhrasesQuestion, ShelvesQuestion, Told } from './questions.js';

const mostPhrases = 30;
const mostShelves = 3;

/** The last two words of a noun phrase: "light stick" of "official K-pop light stick". */
const endOf = (is: string) => nounPhrase(is).toLowerCase().split(/\s+/).slice(-2).join(' ');

function phrasesFor(interest: string, kinds: readonly string[], words: Told['words']): readonly string[] {
  const told = words.get(interest) ?? words.get(interest.toLowerCase());
  if (told) return told.slice(0, mostPhrases);
  const own = interestsIn(interest).flatMap((one) => kindsFor(one).map(({ is }) => endOf(is)));
  const all = [interest.toLowerCase(), ...kinds.map((kind) => endOf(kind)), ...own];
  return [...new Set(all.filter((phrase) => phrase !== '' && phrase.length <= 40))].slice(0, mostPhrases);
}

/** Phrases that titles of the wanted things contain. */
export const searchPhrases = ({ wanted }: PhrasesQuestion, { words }: Told): { phrases: object[] } => ({
  phrases: wanted.map(({ number, interest, kinds = [] }) => ({
    wanted: number,
    phrases: phrasesFor(interest, kinds, words),
  })),
});

const shelvesOf = (interests: readonly string[]) =>
  new Set(assortment.filter((each) => interests.includes(each.interests[0]!)).map(({ category }) => category));

/** Up to three shelves of the shop for each interest, the best first. */
export const pickShelves = ({ wanted, shelves }: ShelvesQuestion, told: Told): { shelves: object[] } => ({
  shelves: wanted.map(({ number, interest }) => {
    const own = shelvesOf(interestsIn(interest));
    const named = wordsOf(interest);
    const heads = new Set(phrasesFor(interest, [], told.words).map((phrase) => headOf(phrase)));
    const found = shelves
      .map((shelf) => {
        const words = wordsOf(shelf.path);
        const score =
          (own.has(shelf.path) ? 4 : 0) +
          (words.some((word) => named.includes(word)) ? 3 : 0) +
          (words.some((word) => heads.has(word)) ? 1 : 0);
        return { shelf, score };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || other.shelf.count - one.shelf.count);
    return { wanted: number, shelves: found.slice(0, mostShelves).map(({ shelf }) => shelf.number) };
  }),
});
