import { anIdea } from '../../testing/builders.js';
import { columnsOf, hasColumns, interestsOf } from './idea-columns.js';
import { begun, withNews, type IdeaSearch } from './search/idea-search.js';

const interests = ['Tea', 'jazz'];
const searchWith = (...ideas: { name: string; interests?: string[]; index?: number }[]): IdeaSearch =>
  ideas.reduce<IdeaSearch>(
    (search, { index, ...idea }, place) => withNews(search, { index: index ?? place, idea: anIdea(idea) }),
    begun,
  );
const shown = (search: IdeaSearch, of = interests) =>
  columnsOf(search, of).map(({ interest, indices }) => [interest, indices]);

describe('Columns of ideas', () => {
  it('are made for two to four interests', () => {
    expect([0, 1, 2, 4, 5].map((count) => hasColumns(Array.from({ length: count }, String)))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('hold what is for one interest; ideas for several or for none are last', () => {
    const search = searchWith(
      { name: 'A pot', interests: ['tea'] },
      { name: 'Music with a cup', interests: ['jazz', 'Tea'] },
      { name: 'A record', interests: ['jazz'] },
      { name: 'A plant', interests: [] },
    );
    expect(shown(search)).toEqual([
      ['Tea', [0]],
      ['jazz', [2]],
      [undefined, [1, 3]],
    ]);
  });

  it('keep an idea where it was seen first, also when another one takes its place', () => {
    const search = searchWith(
      { name: 'A record', interests: ['jazz'] },
      { name: 'A second record', interests: ['jazz'] },
      { name: 'A pot', interests: ['Tea'], index: 0 },
    );
    expect(shown(search)).toEqual([
      ['Tea', []],
      ['jazz', [0, 1]],
      [undefined, []],
    ]);
  });

  it('give up an idea for which nothing was found, if none stands below it', () => {
    const search = searchWith(
      { name: 'A record', interests: ['jazz'] },
      { name: 'A pot', interests: ['Tea'], index: 0 },
    );
    expect(shown(search)).toEqual([
      ['Tea', [0]],
      ['jazz', []],
      [undefined, []],
    ]);
  });

  it('keep the place for what is chosen instead after the search', () => {
    const over = withNews(searchWith({ name: 'A record', interests: ['jazz'] }), { about: {} });
    const search = withNews(over, { index: 0, idea: anIdea({ name: 'A pot', interests: ['Tea'] }) });
    expect(shown(search)[1]).toEqual(['jazz', [0]]);
  });

  it('go by the words of an idea that does not say yet what it is for', () => {
    const first = anIdea({ name: 'A jazz record', description: '', reasoning: '' });
    const search = withNews(begun, { index: 0, idea: first });
    expect(shown(search)[1]).toEqual(['jazz', [0]]);
  });

  it('are at most four: ideas for several of four interests stand with the first of them', () => {
    const four = ['a1', 'b2', 'c3', 'd4'];
    const search = searchWith({ name: 'One', interests: ['d4', 'b2'] }, { name: 'Other', interests: [] });
    expect(shown(search, four)).toEqual([
      ['a1', []],
      ['b2', [0]],
      ['c3', []],
      ['d4', []],
      [undefined, [1]],
    ]);
  });

  it('have room while the search runs, and none afterwards', () => {
    const rooms = (search: IdeaSearch) => columnsOf(search, interests).map(({ room }) => room);
    const search = searchWith({ name: 'A pot', interests: ['Tea'] });
    expect(rooms(search)).toEqual([2, 3, 3]);
    expect(rooms(withNews(search, { about: {} }))).toEqual([0, 0, 0]);
  });

  it('never name what the sender did not write as an interest', () => {
    expect(interestsOf(anIdea({ interests: ['lost her dog', 'Jazz'] }), interests)).toEqual(['jazz']);
  });
});
