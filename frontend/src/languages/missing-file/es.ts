import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  text: 'Esta página no ha llegado completa. Comprueba tu conexión y {bar}vuelve a cargar la página{bar}.',
};
