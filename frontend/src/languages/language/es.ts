import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  label: 'Idioma',
  hint: 'De tus pantallas y correos. La página se vuelve a cargar.',
  errorTitle: 'Error',
  notSaved: 'No se ha podido guardar el idioma',
};
