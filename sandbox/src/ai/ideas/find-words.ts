import { assortment } from '../../products/assortment.js';
import { nounPhrase, wordsOf } from '../words.js';
import { interestsIn } from './people/interests.js';
import { kindsFor } from './kinds.js';
import type { PhrasesQuestion, ShelvesQuestion, Told } from './questions.js';

const mostPhrases = 30;
const mostShelves = 3;
/** Words that say nothing of what a shelf has. */
const small = new Set(wordsOf('and for the with home kit set gift accessory hobby good supply'));

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

/** How well a shelf suits an interest, by what the interest and its things are called. */
function suitOf(path: string, interest: string, phrases: readonly string[]): number {
  const words = wordsOf(path);
  const known = interestsIn(interest);
  const isShared = (text: string) => wordsOf(text).some((word) => words.includes(word) && !small.has(word));
  const isNamed = isShared(interest) || interestsIn(path).some((one) => known.includes(one));
  const named = phrases.filter(isShared).length;
  return (shelvesOf(known).has(path) ? 4 : 0) + (isNamed ? 4 : 0) + Math.min(named, 4);
}

/** Up to three shelves of the shop for each interest, the best first: none that suits far less than the best. */
export const pickShelves = ({ wanted, shelves }: ShelvesQuestion, told: Told): { shelves: object[] } => ({
  shelves: wanted.map(({ number, interest }) => {
    const phrases = phrasesFor(interest, [], told.words);
    const found = shelves
      .map((shelf) => ({ shelf, suit: suitOf(shelf.path, interest, phrases) }))
      .filter(({ suit }) => suit > 0)
      .sort((one, other) => other.suit - one.suit || other.shelf.count - one.shelf.count);
    const good = found.filter(({ suit }) => suit * 2 > found[0]!.suit);
    return { wanted: number, shelves: good.slice(0, mostShelves).map(({ shelf }) => shelf.number) };
  }),
});
