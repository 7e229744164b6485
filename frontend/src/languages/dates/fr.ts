import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  justNow: 'à l’instant',
};
