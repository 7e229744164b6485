import { known } from './known-topics.js';
import said from './said.json' with { type: 'json' };
import things from './things.json' with { type: 'json' };
import { stemsOf } from './stem.js';
import { topicOf } from './topic.js';

const firstNames = new Set(known.map(({ written }) => written[0]));

it.each([
  ['said.json', said],
  ['things.json', things],
])('%s is of topics, by their first names', (_, content) =>
  expect(Object.keys(content).filter((name) => !firstNames.has(name))).toEqual([]),
);

it('a saying is of one topic, and not the name of another', () => {
  const names = new Set(known.flatMap(({ names: all }) => all.map((name) => name.join(' '))));
  const sayings = known.flatMap((topic) => topic.said.map((words) => words.join(' ')));
  expect(sayings.filter((words, at) => names.has(words) || sayings.indexOf(words) < at)).toEqual([]);
});

it.each([
  ['petrolhead', 'cars'],
  ['total twitcher', 'birdwatching'],
  ['plays oboe in a band, shreds on his les paul', 'guitar'],
  ['has a huge allotment', 'vegetables'],
  ['gets up early for parkrun', 'running'],
])('"%s" means %s', (interest, name) =>
  expect(topicOf(interest).names.map((words) => words.join(' '))).toContain(stemsOf(name).join(' ')),
);

it('a name that only contains the word of a topic stays one', () =>
  expect(topicOf('Walnut Corner').isKnown).toBe(false));

it.each([
  ['petrolhead', 'cars'],
  ['flies RC planes on weekends', 'radio control planes'],
  ['her two cats', 'two cats'],
  ['vegan cooking', 'vegan cooking'],
  ['Walnut Corner', 'Walnut Corner'],
])('an idea calls "%s" %s', (interest, name) => expect(topicOf(interest).called).toBe(name));
