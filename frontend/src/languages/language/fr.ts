import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  label: 'Langue',
  hint: 'De tes pages et de tes e-mails. La page se recharge.',
  errorTitle: 'Erreur',
  notSaved: 'La langue n’a pas pu être enregistrée',
};
