import { tooLongSentence, lengthOn, tooLongFor, tooManyHashtagsFor } from './post-length.js';

describe('the length of a post', () => {
  it.each([
    ['plain words', 'A gift.', 7],
    ['typographic marks', '“A” – gift…', 12],
    ['an emoji', '🎁', 2],
    ['Japanese', '贈り物', 6],
    ['an emoji of several signs', '👩‍👩‍👧 🇩🇪', 5],
    ['a link without a scheme', 'see presently.app and bit.ly/YSsXy4', 55],
    ['a link at the end of a sentence', 'https://example.com.', 24],
    ['a name with a dot that is no link', 'version 2.x', 11],
    ['a link, however long', `See https://example.com/${'a'.repeat(200)}`, 27],
  ])('on X, of %s', (_what, text, length) => {
    expect(lengthOn('X', text)).toBe(length);
  });

  it('is counted in characters elsewhere', () => {
    expect(lengthOn('LinkedIn', '🎁 贈り物')).toBe(5);
  });

  it('has at most thirty hashtags on Instagram', () => {
    const tags = (count: number) => Array.from({ length: count }, (_none, index) => `#tag${index}`).join(' ');
    expect(tooManyHashtagsFor(tags(31), ['X', 'Instagram', 'LinkedIn'])).toEqual(['Instagram']);
    expect(tooManyHashtagsFor(`${tags(30)} and gift no. #1`, ['Instagram'])).toEqual([]);
    expect(tooManyHashtagsFor(`${tags(30)} ＃贈り物`, ['Instagram'])).toEqual(['Instagram']);
  });

  it('exceeds the limit of some platforms, and the sentence names the strictest', () => {
    const text = 'x'.repeat(2_500);
    expect(tooLongFor(text, ['Facebook', 'Instagram', 'X', 'LinkedIn'])).toEqual(['Instagram', 'X']);
    expect(tooLongSentence(text, ['Instagram', 'X'])).toBe('This is too long for X, which takes 280 characters');
    expect(tooLongSentence(text, ['LinkedIn'])).toBeUndefined();
  });
});
