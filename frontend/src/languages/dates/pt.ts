import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  today: 'Hoje',
  tomorrow: 'Amanhã',
  justNow: 'agora mesmo',
};
