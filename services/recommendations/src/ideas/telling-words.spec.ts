import { tellingWords } from './telling-words.js';

describe('what to look for', () => {
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
    expect(tellingWords(given)).toEqual(telling);
  });
});
