import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  backHome: 'Zurück zu Presently',
  toDashboard: 'Zur Übersicht',
  notFound: 'Seite nicht gefunden',
  notFoundText:
    'Diese Schachtel ist leer. Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
};
