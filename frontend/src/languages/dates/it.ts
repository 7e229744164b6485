import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  today: 'Oggi',
  tomorrow: 'Domani',
  justNow: 'proprio ora',
};
