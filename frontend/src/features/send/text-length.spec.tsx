import { render, screen } from '@testing-library/react';
import { TextLength } from './text-length.js';

describe('the length of a text message', () => {
  it.each<[string, string, boolean, string]>([
    ['short words', 'Hi!', true, 'It goes out as one text message.'],
    [
      'many words',
      'Thank you for everything you do. '.repeat(6),
      true,
      'It goes out as 3 text messages, and phone companies may charge for each. Without your words in it, it is one.',
    ],
    [
      'words with a picture',
      'Thank you 🎁',
      true,
      'It goes out as 3 text messages, and phone companies may charge for each. Without your words in it, it is one.',
    ],
    ['words that it does not show', 'Thank you 🎁', false, 'It goes out as one text message.'],
    ['curly signs, which are sent as plain ones', '“You’re the best” –', true, 'It goes out as one text message.'],
  ])('is said for %s', (_what, message, isMessageInMail, sentence) => {
    const draft = { gift: null, message, isMessageInMail };
    render(<TextLength draft={draft} recipientName="Ada" senderName="Bo" />);
    expect(screen.getByText(/It goes out as/).textContent).toBe(sentence);
  });

  it('is that of the text in the recipient’s language: signs that are not in GSM 03.38 take more', () => {
    const draft = { gift: null, message: '', isMessageInMail: false };
    render(<TextLength draft={draft} recipientName="Ada" recipientLanguage="ar-EG" senderName="Bo" />);
    expect(screen.getByText(/It goes out as/).textContent).toMatch(/as [2-9] text messages/);
  });
});
