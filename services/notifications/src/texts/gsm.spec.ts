import { inGsmIfPossible } from './gsm.js';

describe('a text message', () => {
  it.each([
    ['Happy birthday, dear Ada! You’re the best – truly…', "Happy birthday, dear Ada! You're the best - truly..."],
    ['„Alles Gute“ – für Dich', '"Alles Gute" - für Dich'],
    ['«Bon anniversaire»', '"Bon anniversaire"'],
    ['5\u00a0€', '5 €'],
    ['plain', 'plain'],
  ])('%j is sent as %j', (text, plain) => {
    expect(inGsmIfPossible(text)).toBe(plain);
  });

  it.each(['“Привет” – Ада', 'You’re the best 🎁', 'çedille – ç', '「誕生日」…'])('%j keeps its signs', (text) => {
    expect(inGsmIfPossible(text)).toBe(text);
  });
});
