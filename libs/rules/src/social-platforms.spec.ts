import { tooLongSentence, lengthOn, tooLongFor } from './social-platforms.js';

describe('the length of a post', () => {
  it.each([
    ['plain words', 'A gift.', 7],
    ['typographic marks', '“A” – gift…', 12],
    ['an emoji', '🎁', 2],
    ['Japanese', '贈り物', 6],
    ['a link, however long', `See https://example.com/${'a'.repeat(200)}`, 27],
  ])('on X, of %s', (_what, text, length) => {
    expect(lengthOn('X', text)).toBe(length);
  });

  it('is counted in characters elsewhere', () => {
    expect(lengthOn('LinkedIn', '🎁 贈り物')).toBe(5);
  });

  it('exceeds the limit of some platforms, and the sentence names the strictest', () => {
    const text = 'x'.repeat(2_500);
    expect(tooLongFor(text, ['Facebook', 'Instagram', 'X', 'LinkedIn'])).toEqual(['Instagram', 'X']);
    expect(tooLongSentence(text, ['Instagram', 'X'])).toBe('This is too long for X, which takes 280 characters');
    expect(tooLongSentence(text, ['LinkedIn'])).toBeUndefined();
  });
});
