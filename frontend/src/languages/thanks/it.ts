import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  heart: 'Con affetto',
  bouquet: 'Fiori per te',
  sun: 'Mi hai rallegrato la giornata',
  toast: 'Alla tua salute',
  bow: 'Che bel pensiero',
};
