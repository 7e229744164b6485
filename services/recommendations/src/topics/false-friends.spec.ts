import { isKnownPhrase } from './other-topics.js';
import falseFriends from './false-friends.json' with { type: 'json' };
import { stemsOf } from './stem.js';

const partsOf = (words: readonly string[]) =>
  words.flatMap((_, start) => words.slice(start).map((_word, more) => words.slice(start, start + more + 1).join(' ')));

it('have a word of a topic, and are none of its own words', () => {
  const names = falseFriends.map(stemsOf);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((words) => isKnownPhrase(words.join(' ')))).toEqual([]);
  expect(names.filter((words) => !partsOf(words).some(isKnownPhrase))).toEqual([]);
});
