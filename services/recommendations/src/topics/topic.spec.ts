import { topicOf } from './topic.js';

describe('an interest of two', () => {
  it('is looked for in the words of both', () => {
    const first = topicOf('knitting and crocheting').searches.slice(0, 6);
    expect(first).toEqual(expect.arrayContaining(['knitting', 'crocheting', 'yarn', 'crochet']));
  });

  it('has the things of both in turn', () => {
    const [fishing, golf] = [topicOf('fishing').things, topicOf('golf').things];
    expect(topicOf('fishing, golf').things.slice(0, 4)).toEqual([fishing[0], golf[0], fishing[1], golf[1]]);
  });

  it('is not narrowed by its first', () => expect(topicOf('hiking and camping').narrowing).toEqual([]));
});

it.each([
  ['smoking and grilling meat', 'grill'],
  ['origami cranes', 'paper folding'],
])('%s is looked for as %s', (interest, search) => expect(topicOf(interest).searches).toContain(search));

it.each([
  ['decorating cakes', 'sugarcraft'],
  ['listening to records', 'turntable'],
  ['baking bread', 'sourdough'],
])('"%s" is not narrowed, and is looked for as %s', (interest, search) => {
  expect(topicOf(interest).narrowing).toEqual([]);
  expect(topicOf(interest).searches).toContain(search);
});

it.each(['running shoes', 'walking sticks', 'mixing desks'])(
  '%s are things, and not what somebody does',
  (interest) => {
    const { narrowing, searches } = topicOf(interest);
    expect(narrowing).toEqual([]);
    expect(searches).not.toContain(interest.split(' ')[1]);
  },
);

it('is about a thing that the words end with, whatever is done with it', () =>
  expect(topicOf('garden games').searches).not.toContain('planter'));
