import fc from 'fast-check';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';
import { withoutInvisible, withoutLinks, wordJoiner } from './plain-text.js';

/** Two programs that make links of a text, with every option that finds more. */
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true });
const linksIn = (text: string): string[] => [
  ...(linkify.match(text) ?? []).map(({ text: found }) => found),
  // It makes a link of this word, which leads nowhere.
  ...find(text).flatMap(({ value }) => (value === 'localhost' ? [] : [value])),
];
const seen = (text: string) => text.replaceAll(wordJoiner, '');

const spellings = [
  'https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  'http:\\\\evil.com',
  'evil.com',
  'see evil.com/x?y=z#w now',
  'www.evil.com',
  'www.x',
  '//evil.com/x',
  '\\\\evil\\share',
  '1.2.3.4/x',
  '1.2.3.4',
  '127.1/x',
  'http://2130706433/',
  'http://[::1]/',
  'http://localhost:80/x',
  'user:pass@evil.com',
  'ada@evil.com',
  'mailto:ada@evil.com',
  'tel:+19005550100',
  'рф23mailto:evil',
  'javascript:alert(1)',
  'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  'ftp://evil.com',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  '例え.みんな',
  'evil。com',
  'evil．com',
  'ev\u00adil.com',
  'evil\u00ad.com',
  'evil.\u00adcom',
  'evil\u200b.\u200bcom',
  'ht\u200btp://evil.com',
  'evil.co\u2060m',
  'evil.com.',
  '(evil.com)',
  'EVIL.COM:8080',
  'a.b',
];

describe('the words of a person', () => {
  it.each(spellings)('contain no link: %j', (text) => {
    expect(linksIn(withoutLinks(text))).toEqual([]);
    expect(seen(withoutLinks(text))).toBe(withoutInvisible(text));
  });

  it.each([
    '12.50',
    '$1,299.00',
    'At 10:30, or later. See you...',
    'Dear Ann,\n\nhappy birthday!',
    'e.g. tea',
    '5 / 6',
  ])('stay as they are: %j', (text) => expect(withoutLinks(text)).toBe(text));

  it('keep emoji, and the joiners that their script needs', () => {
    for (const text of ['👩‍👩‍👧 ❤️', 'می‌خواهم', 'क्‍ष']) expect(withoutLinks(text)).toBe(text);
  });

  it('contain no link, whatever they are made of', () => {
    const pieces = fc.constantFrom(
      'evil',
      'com',
      'рф',
      '.',
      '。',
      ':',
      '/',
      '//',
      '@',
      'www',
      'http',
      'mailto',
      '1',
      '23',
      '4',
      '\u00ad',
      '\u200b',
      '\u2060',
      '\u202e',
      '-',
      '_',
      ' ',
      '\n',
      '?',
      '#',
      'é',
      'e\u0301',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (all) => {
        const text = withoutLinks(all.join(''));
        expect(linksIn(text)).toEqual([]);
        expect(seen(text)).toBe(withoutInvisible(all.join('')));
      }),
      { numRuns: 2_000 },
    );
  });
});
