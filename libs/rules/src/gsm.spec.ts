import { inGsmIfPossible, textParts } from './gsm.js';

describe('a text message', () => {
  it.each([
    ['Happy birthday, dear Ada! You’re the best – truly…', "Happy birthday, dear Ada! You're the best - truly..."],
    ['„Alles Gute“ – für Dich', '"Alles Gute" - für Dich'],
    ['«Bon anniversaire»', '"Bon anniversaire"'],
    ['5\u00a0€', '5 €'],
    ['Andre\u0301, a\u0300 bient\u00f4t'.replace('\u00f4', 'o'), 'André, à bientot'],
    ['‹Schöne Grüße›\u202f!', "'Schöne Grüße' !"],
    ['plain', 'plain'],
  ])('%j is sent as %j', (text, plain) => {
    expect(inGsmIfPossible(text)).toBe(plain);
  });

  it.each(['“Привет” – Ада', 'You’re the best 🎁', 'çedille – ç', '「誕生日」…'])('%j keeps its signs', (text) => {
    expect(inGsmIfPossible(text)).toBe(text);
  });
});

describe('the number of text messages', () => {
  it.each([
    ['160 plain signs', 'a'.repeat(160), 1],
    ['161 plain signs', 'a'.repeat(161), 2],
    ['three full parts', 'a'.repeat(459), 3],
    ['one sign more', 'a'.repeat(460), 4],
    ['signs of two places', '€'.repeat(80), 1],
    ['one of them more', '€'.repeat(81), 2],
    // A sign of two places at the border of 153 begins the next part.
    ['a sign that is not divided', `${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
    ['a sign that then does not fit', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['70 letters of Cyrillic', 'я'.repeat(70), 1],
    ['71 letters of Cyrillic', 'я'.repeat(71), 2],
    ['35 pictures', '🎁'.repeat(35), 1],
    // 33 of them in a part of 67 places.
    ['66 pictures', '🎁'.repeat(66), 2],
    ['67 pictures', '🎁'.repeat(67), 3],
    ['nothing', '', 1],
  ])('is for %s', (_what, text, parts) => {
    expect(textParts(text)).toBe(parts);
  });
});
