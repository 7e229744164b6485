import { wordsOf } from '../words.js';

export const en = {
  sent: 'Link sent',
  sentText: 'Check the inbox of {email}.',
  notSent: 'Link not sent',
  tryAgain: 'Please try again.',
} as const;

export const confirmationWords = wordsOf('confirmation', en);
