import { wordsOf } from '../words.js';

export const en = {
  label: 'Language',
  hint: 'Of your screens and mails. The page loads again.',
  errorTitle: 'Error',
  notSaved: 'The language could not be saved',
} as const;

export const languageWords = wordsOf('language', en);
