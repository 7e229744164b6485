import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  heart: 'Com carinho',
  bouquet: 'Flores para você',
  sun: 'Você alegrou meu dia',
  toast: 'Um brinde a você',
  bow: 'Que capricho',
};
