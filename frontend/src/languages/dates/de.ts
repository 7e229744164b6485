import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  today: 'Heute',
  tomorrow: 'Morgen',
  justNow: 'gerade eben',
};
