import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  today: 'اليوم',
  tomorrow: 'غدًا',
  justNow: 'الآن',
};
