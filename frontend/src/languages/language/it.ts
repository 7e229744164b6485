import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  label: 'Lingua',
  hint: 'Delle tue pagine e delle tue email. La pagina si ricarica.',
  errorTitle: 'Errore',
  notSaved: 'Non è stato possibile salvare la lingua',
};
