import { pickShelves, searchPhrases } from './find-words.js';

const told = { knowledge: new Map(), words: new Map([['chess', ['chess set', 'chess clock']]]) };

describe('words of the imitated model for catalogues', () => {
  it('are those that were told, else what its own kinds are called', () => {
    const wanted = [
      { number: 1, interest: 'chess' },
      { number: 2, interest: 'K-pop', kinds: ['official light stick for concerts'] },
    ];
    const { phrases } = searchPhrases({ wanted }, told) as { phrases: { wanted: number; phrases: string[] }[] };
    expect(phrases[0]).toEqual({ wanted: 1, phrases: ['chess set', 'chess clock'] });
    expect(phrases[1]!.phrases).toEqual(expect.arrayContaining(['light stick', 'photocard binder']));
  });

  it('are the shelves that such things stand on', () => {
    const paths = ['Home > Lamps', 'Games > Chess', 'Toys & Games', 'Garden > Tools'];
    const shelves = paths.map((path, n) => ({ number: n + 1, path, count: 10 }));
    expect(pickShelves({ wanted: [{ number: 5, interest: 'chess' }], shelves }, told)).toEqual({
      shelves: [{ wanted: 5, shelves: [2] }],
    });
  });
});
