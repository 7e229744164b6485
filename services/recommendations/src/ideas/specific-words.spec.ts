import { specificWords } from './specific-words.js';

describe('specific words', () => {
  it.each([
    [['watercolor paint set'], ['watercolor paint']],
    [['gift box', 'tea'], ['tea']],
    [
      ['set', 'gift'],
      ['set', 'gift'],
    ],
    [['pour over coffee', 'Premium'], ['pour over coffee']],
    [[], []],
  ])('leaves out of %j what stands on half of all products', (given, telling) => {
    expect(specificWords(given)).toEqual(telling);
  });
});
