import { UnfitAnswer } from '../model/model-unavailable.js';
import { askForPhrases } from './ask-for-phrases.js';
import { askForShelves } from './ask-for-shelves.js';

const shelves = ['Garden', 'Garden > Tools', 'Kitchen', 'Toys'].map((path, n) => ({
  category: path,
  google: null,
  path,
  count: 10 + n,
}));

describe('the question for phrases', () => {
  const { data, read } = askForPhrases(['gardening', 'k-pop']);

  it('has the interests only', () => {
    expect(data).toEqual({
      wanted: [
        { number: 1, interest: 'gardening' },
        { number: 2, interest: 'k-pop' },
      ],
    });
  });

  it('takes plain short phrases of known interests, each once', () => {
    const phrases = ['Watering  Can', 'watering can', 'x'.repeat(41), '<b>', "' | !a & (", 7, 'k-pop', ''];
    const answer = { phrases: [{ wanted: 1, phrases }, { wanted: 9, phrases: ['tea'] }, null] };
    expect(read(answer)).toEqual(new Map([['gardening', ['watering can', 'k-pop']]]));
  });

  it('takes no more than 30', () => {
    const phrases = Array.from({ length: 90 }, (_, n) => `thing ${n}`);
    expect(read({ phrases: [{ wanted: 2, phrases }] }).get('k-pop')).toHaveLength(30);
  });

  it('says which language titles are in where the interests do not', () => {
    const of = (...given: Parameters<typeof askForPhrases>) => askForPhrases(...given).instructions;
    expect(of(['Gärtnern'], 'en')).toBe(`${of(['Gärtnern'])}\nTitles are in English.`);
    expect(of(['Gärtnern'], 'de')).toBe(`${of(['Gärtnern'])}\nTitles are in English or German: give both.`);
  });

  it.each([[null], [{}], [{ phrases: 'none' }], [{ phrases: [] }], [{ phrases: [{ wanted: 1, phrases: [''] }] }]])(
    'is asked again after %j',
    (answer) => expect(() => read(answer)).toThrow(UnfitAnswer),
  );
});

describe('the question for shelves', () => {
  const { data, read } = askForShelves(['gardening', 'k-pop'], shelves);

  it('numbers interests and shelves', () => {
    expect(data).toMatchObject({
      wanted: [{ number: 1, interest: 'gardening' }, { number: 2 }],
      shelves: [{ number: 1, path: 'Garden', count: 10 }, { number: 2 }, { number: 3 }, { number: 4 }],
    });
  });

  it('takes up to three numbers for each interest, and no other text', () => {
    const answer = {
      shelves: [
        { wanted: 1, shelves: [2, 2, 99, 1] },
        { wanted: 2, shelves: 'all' },
        { wanted: 7, shelves: [1] },
      ],
    };
    expect(read(answer)).toEqual(
      new Map([
        ['gardening', [shelves[1]]],
        ['k-pop', []],
      ]),
    );
  });

  it.each([[null], [{}], [{ shelves: 3 }]])('is asked again after %j', (answer) =>
    expect(() => read(answer)).toThrow(UnfitAnswer),
  );
});
