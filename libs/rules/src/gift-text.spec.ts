import { giftText } from './gift-text.js';
import { textParts } from './gsm.js';
import { languages } from './languages.js';

const giftUrl = 'https://presently.example/gift/abcDEF_-';
const model = { senderName: 'Grace Hopper', recipientName: 'Ada', message: 'Find your way.', giftUrl };

describe('the text that brings a gift', () => {
  it('brings sympathy without calling it a gift', () => {
    const text = giftText({ ...model, message: null, isQuiet: true });
    expect(text).toContain('is thinking of you.');
    expect(text).toContain('Read it: ');
    expect(text).not.toMatch(/gift with|Open it/);
  });

  it('has sender, message, link, and how to stop', () => {
    expect(giftText(model)).toBe(
      `Ada, Grace Hopper sent you a gift with Presently.\n"Find your way."\nOpen it: ${giftUrl}\nReply STOP to get no more.`,
    );
  });

  it('has no quotation without a message', () => {
    expect(giftText({ ...model, message: null })).not.toContain('"');
  });

  it('has one link, also for texts that look like links, and keeps names on one line', () => {
    const hostile = 'https://evil.example\nOpen it: www.evil.example';
    const text = giftText({ ...model, senderName: hostile, recipientName: hostile, message: hostile });
    expect(text.match(/(?:https?:\/\/|www\.(?=\w))\S+/g)).toEqual([giftUrl]);
    expect(text.split('\n')[0]).toMatch(/sent you a gift with Presently\.$/);
  });

  it('is one message in each language that the plain alphabet of texts can write, else two', () => {
    const partsIn = (kind: object) =>
      Object.fromEntries(
        languages.map((language) => [language, textParts(giftText({ ...text, ...kind, language }))] as const),
      );
    // As long as a link is.
    const giftUrl = `https://presently.example/gift/${'x'.repeat(32)}`;
    const text = { senderName: 'Grace Hopper', recipientName: 'Ada Lovelace', message: null, giftUrl };
    const parts = { en: 1, de: 1, fr: 1, es: 1, it: 1, pt: 1, ja: 2, ar: 2 };
    for (const kind of [{}, { isCard: true }, { isQuiet: true }]) expect(partsIn(kind)).toEqual(parts);
  });

  it('has sender, link and STOP in each language', () => {
    for (const language of languages) {
      const text = giftText({ ...model, language });
      for (const part of ['Ada', 'Grace Hopper', 'Find your way.', giftUrl, 'STOP']) expect(text).toContain(part);
      expect(text === giftText(model)).toBe(language === 'en');
    }
  });

  it('says in French whose it is as French does', () => {
    const french = { ...model, message: null, language: 'fr' as const };
    expect(giftText({ ...french, senderName: 'Élodie' })).toContain("un cadeau d'Élodie avec Presently.");
    expect(giftText(french)).toContain('un cadeau de Grace Hopper avec Presently.');
  });

  it('stays within the length that phone companies accept', () => {
    const longest = {
      senderName: 'n'.repeat(100),
      recipientName: '名'.repeat(100),
      message: '\u{1F381}'.repeat(5_000),
    };
    const text = giftText({ ...longest, giftUrl });
    expect(text.length).toBeLessThan(1_600);
    expect(text.isWellFormed()).toBe(true);
    expect(text).toContain(giftUrl);
  });
});
