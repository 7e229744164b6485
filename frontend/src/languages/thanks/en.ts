import { wordsOf } from '../words.js';

export const en = {
  heart: 'With love',
  bouquet: 'Flowers for you',
  sun: 'You made my day',
  toast: 'Cheers to you',
  bow: 'Beautifully done',
} as const;

export const thanksWords = wordsOf('thanks', en);
