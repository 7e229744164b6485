import { wordsOf } from '../words.js';

export const en = {
  text: 'This page did not arrive completely. Check your connection, then {bar}load the page again{bar}.',
} as const;

export const missingFileWords = wordsOf('missingFile', en);
