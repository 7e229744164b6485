import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  text: 'Diese Seite ist nicht vollständig angekommen. Prüfe deine Verbindung und {bar}lade die Seite neu{bar}.',
};
