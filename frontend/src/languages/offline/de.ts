import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  newVersion: 'Eine neue Version von Presently ist da',
  newVersionText: 'Sie kommt mit der nächsten Seite, die du lädst.',
  loadNow: 'Jetzt laden',
  offline: 'Offline',
  youAreOffline: 'Du bist offline',
  lastSeen:
    'Presently ist nicht erreichbar. Das sind deine Personen und ihre besonderen Tage, wie du sie zuletzt am {moment} gesehen hast.',
  comingDays: 'Nächste Anlässe',
  people: 'Personen',
  retry: 'Noch einmal versuchen',
  nothingSeen:
    'Presently ist nicht erreichbar. Deine Personen und ihre besonderen Tage sind wieder da, sobald es eine Verbindung gibt.',
};
