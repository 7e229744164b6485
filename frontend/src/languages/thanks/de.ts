import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  heart: 'Alles Liebe',
  bouquet: 'Blumen für dich',
  sun: 'Du hast mir den Tag versüßt',
  toast: 'Auf dich!',
  bow: 'Wunderschön gemacht',
};
