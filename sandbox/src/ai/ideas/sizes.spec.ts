import { inSize, sizeFor } from './sizes.js';

const sizes = 'Shoes 39, clothes M, gloves 7.5';

describe('the size of a thing', () => {
  it.each([
    ['running sock set', '39'],
    ['warm slippers', '39'],
    ['yoga leggings', 'M'],
    ['retro football shirt', 'M'],
    ['riding gloves', '7.5'],
    ['oven glove book', undefined],
    ['dog coat', undefined],
    ['teapot with infuser', undefined],
    ['tennis rebound trainer', undefined],
  ])('of "%s" is %s', (is, size) => expect(sizeFor(is, sizes)).toBe(size));

  it('is in the words for shops and in the reason', () => {
    const idea = { is: 'yoga leggings', query: 'soft yoga leggings high waist', why: 'Nothing slips.' };
    expect(inSize(idea, sizes)).toEqual({
      ...idea,
      query: 'soft yoga leggings high M',
      why: 'Nothing slips. Searched for in size M.',
    });
    expect(inSize(idea, undefined)).toEqual(idea);
  });
});
