import { writeMessage, type MessageQuestion } from './write-message.js';

const wordsOf = new Intl.Segmenter('ja', { granularity: 'word' });
/** How friends are spoken to. */
const toFriends: Record<string, string> = {
  de: 'du|dich|dir|deine?',
  fr: 'tu|te|toi|ton|tes',
  es: 'tú|te|ti|tuy?o|contigo',
  it: 'tu|ti|te|tuo|tua',
  pt: 'você|tu|ti',
  ja: 'あなた|さん',
  ar: 'أنت|لك|إليك',
};

const asked = (
  language: string | null,
  mood?: string,
  occasion: { type: string; title?: string } = { type: 'Other' },
) =>
  writeMessage({
    person: { firstName: 'Noor', interests: ['yoga'], language },
    occasion,
    gift: null,
    tone: 'funny',
    previous: [],
    ...(mood && { mood }),
  }).message;

describe('letters of the imitation', () => {
  it.each(['grief', 'illness', 'gentle', 'apology'])('are quiet where the occasion is: %s', (mood) => {
    for (const language of [null, 'de', 'fr', 'es', 'it', 'pt', 'ja', 'ar']) {
      const message = asked(language, mood);
      expect(message).toContain('Noor');
      expect(message).not.toMatch(/[!{}]|prize|parade|lachen/);
      expect(message).not.toBe(asked(language));
    }
  });

  describe.each(['de', 'fr', 'es', 'it', 'pt', 'ja', 'ar'])('in %s', (language) => {
    const write = (tone: string, nth: number, more: Partial<MessageQuestion> = {}) =>
      writeMessage({
        person: { firstName: 'Noor', interests: ['yoga'], language },
        occasion: null,
        gift: null,
        previous: Array.from({ length: nth }, () => 'Any.'),
        ...more,
        tone,
      }).message;
    const tones = ['warm', 'formal', 'funny', 'heartfelt'];

    it('have the tone that is asked for, in several ways', () => {
      const all = ['warm', 'formal', 'funny'].flatMap((tone) => [0, 1, 2].map((nth) => write(tone, nth)));
      expect(new Set(all).size).toBe(9);
      expect(write('heartfelt', 0)).toBe(write('warm', 0));
    });

    it.each(tones)('are whole, of the right length, and speak to the person: %s', (tone) => {
      for (const mood of ['', 'thank-you', 'belated', 'grief', 'apology'])
        for (const nth of [0, 1, 2])
          for (const isCard of [false, true])
            for (const interests of [['yoga'], []]) {
              const message = write(tone, nth, {
                person: { firstName: 'Noor', interests, language },
                isCard,
                ...(mood && { mood }),
              });
              expect(message).toContain('Noor');
              expect(message).not.toMatch(/[{}\d]|undefined/);
              const words = Array.from(wordsOf.segment(message)).filter(({ isWordLike }) => isWordLike).length;
              expect([message, words >= 40 && words <= 120]).toEqual([message, true]);
            }
    });

    it('are polite where they are formal', () => {
      const plain = new RegExp(`[!！]|(?<!\\p{L})(?:${toFriends[language]!})(?!\\p{L})`, 'iu');
      for (const nth of [0, 1, 2])
        for (const mood of ['', 'thank-you', 'grief', 'apology'])
          expect(write('formal', nth, mood ? { mood } : {})).not.toMatch(plain);
    });
  });

  it('say why they come, and what the day is', () => {
    for (const language of [null, 'de', 'ja']) expect(asked(language, 'thank-you')).toMatch(/thank|Danke|ありがとう/i);
    expect(asked('fr', 'belated')).toMatch(/tard/);
    const retirement = { type: 'Other', title: 'Retirement of Noor' };
    expect(asked(null, undefined, retirement)).toContain('Happy retirement');
  });

  it('say sorry only where something is to be forgiven', () => {
    expect(asked(null, 'apology')).toMatch(/sorry/);
    expect(asked('de', 'apology')).toMatch(/leid/);
    expect(asked('de', 'illness')).not.toMatch(/tut mir leid/);
  });
});
