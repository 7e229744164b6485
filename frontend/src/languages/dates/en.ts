import { wordsOf } from '../words.js';

export const en = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  justNow: 'just now',
} as const;

export const datesWords = wordsOf('dates', en);
