import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  label: 'Sprache',
  hint: 'Deiner Seiten und E-Mails. Die Seite wird neu geladen.',
  errorTitle: 'Fehler',
  notSaved: 'Die Sprache konnte nicht gespeichert werden',
};
