import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  label: 'Idioma',
  hint: 'Das suas telas e e-mails. A página recarrega.',
  errorTitle: 'Erro',
  notSaved: 'Não foi possível salvar o idioma',
};
