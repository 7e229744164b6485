import { giftText, textsCounted } from './gift-text.js';
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

  const link = `https://presently.example/gift/${'x'.repeat(32)}`;

  it.each([
    ['letters', 'x'.repeat(5_000)],
    ['pictures', '👍'.repeat(400)],
    ['pictures of many signs', '👨‍👩‍👧‍👦'.repeat(200)],
    ['letters of Japanese', 'あ'.repeat(400)],
    ['signs of two places', '€'.repeat(2_000)],
    ['one endless sign', `a${'\u0301'.repeat(3_000)}`],
    ['links', 'www.evil.example '.repeat(300)],
  ])('is at most four messages, with its link and without a divided sign, for %s', (_what, message) => {
    for (const language of languages)
      for (const names of [model, { senderName: 'n'.repeat(100), recipientName: '名'.repeat(100) }]) {
        const text = giftText({ ...names, message, giftUrl: link, language });
        expect(textParts(text)).toBeLessThanOrEqual(4);
        expect(text.isWellFormed()).toBe(true);
        for (const part of [link, 'STOP']) expect(text).toContain(part);
        const quoted = /"(.*)\.\.\."/s.exec(text)?.[1] ?? '';
        const signs = [...new Intl.Segmenter().segment(message)].map(({ segment }) => segment);
        if (!message.includes('www')) expect(signs.slice(0, 800).join('').startsWith(quoted)).toBe(true);
        if (message.startsWith('👨')) expect(quoted.replaceAll('👨‍👩‍👧‍👦', '')).toBe('');
      }
  });

  it('has the whole message where four messages are enough, and else as much as fits', () => {
    const whole = giftText({ ...model, giftUrl: link, message: 'x'.repeat(400) });
    expect(whole).toContain(`"${'x'.repeat(400)}"`);
    const cut = giftText({ ...model, giftUrl: link, message: 'x'.repeat(5_000) });
    expect([textParts(cut), textParts(cut.replace('...', 'x...'))]).toEqual([4, 5]);
  });

  it('shortens names only if they leave no room', () => {
    const names = { senderName: 'n'.repeat(58), recipientName: 'r'.repeat(58) };
    expect(giftText({ ...model, ...names, message: null })).toContain(names.senderName);
    const pictures = giftText({ ...names, message: '👍'.repeat(400), giftUrl: link + 'y'.repeat(40) });
    expect(pictures).toContain(`${'r'.repeat(40)}, ${'n'.repeat(40)} sent`);
    expect(pictures).toContain('👍👍');
    // Signs of two places each.
    const wide = { senderName: '𠮷'.repeat(100), recipientName: '𠮾'.repeat(100) };
    const text = giftText({ ...wide, message: null, giftUrl: link, language: 'ja' });
    expect(text).toContain(`${'𠮾'.repeat(20)}さん、${'𠮷'.repeat(20)}さん`);
    expect(textParts(text)).toBeLessThanOrEqual(4);
  });

  it('counts as one text while it is of usual length, and as two beyond', () => {
    const messages = [null, 'Find your way.', 'x'.repeat(100), 'x'.repeat(400), '👍'.repeat(400), 'あ'.repeat(20)];
    expect(messages.map(textsCounted)).toEqual([1, 1, 1, 2, 2, 2]);
  });
});
