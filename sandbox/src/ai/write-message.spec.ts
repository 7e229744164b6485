import { writeMessage } from './write-message.js';

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
