import { capitalised, wordsOf } from '../words.js';
import { attitudesOf } from './people/attitudes.js';
import type { Draft } from './sold-ideas.js';

/** Ideas for interests that the sandbox does not know, with `{x}` for the interest. */
const adult: readonly (readonly [string, string])[] = [
  ['{x} book', 'A book about {x} that opens at any page and teaches something new.'],
  ['{x} kit', 'Everything for an afternoon of {x} in one box, so nothing has to be bought first.'],
  ['{x} accessory set', 'The small things that {x} always lacks, together for once.'],
  ['{x} print', 'For the wall: {x} is there to look at even on busy days.'],
  ['{x} mug', 'The first cup of the morning with a nod to {x}.'],
  ['{x} gift box', 'Several small finds around {x}, to unpack one by one.'],
  ['{x} calendar', 'Twelve months that each begin with {x}.'],
  ['{x} notebook', 'Plans and finds around {x} stay together in one place.'],
  ['{x} puzzle', 'A slow evening with {x}, piece by piece.'],
  ['{x} t-shirt', 'To wear what matters: {x}, without a word.'],
];
const child: readonly (readonly [string, string])[] = [
  ['{x} activity book', 'Stickers, mazes and {x} on every page.'],
  ['{x} toy', 'To play {x} on the floor until dinner.'],
  ['{x} craft kit', 'Making something about {x} with their own hands.'],
  ['{x} puzzle', 'Big pieces, and {x} is whole at the end.'],
  ['{x} game', 'A game of {x} that the whole family can lose.'],
  ['{x} lunch box', 'School lunch with {x} on the lid.'],
  ['{x} backpack', 'Carrying {x} to school every morning.'],
  ['{x} poster', 'Above the bed, so that {x} is the last thing at night.'],
];

/** The first words of what the giver wrote, without what surrounds the interest. */
export const coreOf = (fact: string): string =>
  wordsIn(fact.split(/[,:;(–—.!?]| and | because /)[0] ?? '')
    .slice(0, 3)
    .join(' ');
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b(?:loves?|likes?|enjoys?|very|really|all|the|a|an|her|his|their|into|everything|anything)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}&' -]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Kinds of things for an interest that nobody knows, with words that claim nothing more. */
export function honestIdeas(fact: string, isChild: boolean): Draft[] {
  const core = coreOf(attitudesOf(fact).liked);
  if (core === '') return [];
  return (isChild ? child : adult).map(([name, why]) => {
    const is = name.replace('{x}', core);
    return {
      name: capitalised(is).slice(0, 60),
      query: is.split(' ').slice(-5).join(' '),
      is,
      why: capitalised(why.replaceAll('{x}', core)),
      age: isChild ? 'child' : 'any',
      interests: [],
      sold: [],
    };
  });
}

/** One way to speak of a thing for each phrase. */
const reasons = [
  '{X}: something for {x} that gets used and not put away.',
  'There is always a use for it where {x} is at home.',
  'A small step further into {x}.',
  'It makes an afternoon of {x} easier.',
  'For the next time that {x} is on.',
  'Plain, useful, and right for {x}.',
  'Nobody with {x} on their mind has too many of these.',
  'It turns a free hour into {x}.',
];

/** @param nth another reason for each thing of a set */
const reasonFor = (interest: string, nth: number): string =>
  reasons[nth % reasons.length]!.replaceAll('{X}', capitalised(interest)).replaceAll('{x}', interest);

/** An idea for each phrase that titles of such things contain. */
export const phraseIdeas = (interest: string, phrases: readonly string[]): Draft[] =>
  phrases.map((phrase, nth) => {
    const words = phrase.split(/\s+/);
    const more = wordsOf(interest).filter((word) => !wordsOf(phrase).includes(word));
    return {
      name: capitalised(phrase).slice(0, 60),
      query: (words.length > 1 ? words : [...words, ...more.slice(0, 1)]).slice(0, 5).join(' '),
      is: words.slice(0, 8).join(' '),
      why: reasonFor(interest, nth),
      age: 'any',
      interests: [],
      sold: [],
    };
  });
