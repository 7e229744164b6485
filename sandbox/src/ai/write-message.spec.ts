import { writeMessage } from './write-message.js';

const asked = (language: string | null, mood?: string) =>
  writeMessage({
    person: { firstName: 'Noor', interests: ['yoga'], language },
    occasion: { type: 'Other' },
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

  it('say sorry only where something is to be forgiven', () => {
    expect(asked(null, 'apology')).toMatch(/sorry/);
    expect(asked('de', 'apology')).toMatch(/leid/);
    expect(asked('de', 'illness')).not.toMatch(/tut mir leid/);
  });
});
