import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  heart: 'Con cariño',
  bouquet: 'Flores para ti',
  sun: 'Me has alegrado el día',
  toast: 'Un brindis por ti',
  bow: 'Qué detalle tan bonito',
};
