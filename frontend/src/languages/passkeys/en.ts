import { wordsOf } from '../words.js';

export const en = {
  here: 'This device has a passkey for your account already.',
  failed: 'Your browser could not use a passkey. Please try again, or use your password.',
} as const;

export const passkeysWords = wordsOf('passkeys', en);
