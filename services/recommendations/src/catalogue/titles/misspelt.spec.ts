import { isMisspelt } from './misspelt.js';

describe('a misspelt word', () => {
  it.each([
    ['gardning', 'gardening'],
    ['phtoography', 'photography'],
    ['choclate', 'chocolate'],
    ['tae', 'tea'],
  ])('%s means %s', (word, known) => expect(isMisspelt(word, known)).toBe(true));

  it.each([
    ['tricks', 'bricks'],
    ['chess', 'cheese'],
    ['boating', 'coating'],
    ['opera', 'operation'],
  ])('%s is another word than %s', (word, known) => expect(isMisspelt(word, known)).toBe(false));
});
