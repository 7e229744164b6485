import { wordsOf } from '../words.js';

export const en = {
  isItYou: 'Is this you?',
  passwordLead: 'Enter your password to go on. We ask again when it has been a while since you signed in.',
  required: 'Password is required',
  password: 'Password',
  usePasskey: 'Use a passkey instead',
  cancel: 'Cancel',
  goOn: 'Continue',
  failed: 'That did not work',
  tryAgain: 'Please try again.',
} as const;

export const presenceWords = wordsOf('presence', en);
