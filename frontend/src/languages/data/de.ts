import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  title: 'Deine Daten',
  lead: 'Nimm alles in einer Datei mit: Personen, ihre Anlässe, Geschenke, Ideen und Aufnahmen.',
  exportsFailed: 'Deine Exporte können gerade nicht angezeigt werden.',
  loading: 'Wird geladen',
  notPrepared: 'Deine Daten konnten nicht vorbereitet werden. Nichts ist verloren. Bitte versuch es noch einmal.',
  exports: 'Exporte',
  tryAgain: 'Noch einmal versuchen',
  exportAgain: 'Noch einmal exportieren',
  exportAll: 'Alles exportieren',
  preparingDots: 'Deine Daten werden vorbereitet …',
  preparing: 'Deine Daten werden vorbereitet',
  leaveAndMail: 'Du kannst diese Seite verlassen. Wir schreiben dir, wenn deine Daten bereit sind.',
  leaveAndComeBack: 'Du kannst diese Seite verlassen und wiederkommen.',
  keptUntil: 'Aufbewahrt bis {day}',
  downloadOf: 'Deine Daten vom {day} herunterladen',
  download: 'Herunterladen',
  notDownloaded: 'Nicht heruntergeladen',
  pleaseTryAgain: 'Bitte versuch es noch einmal.',
  notExported: 'Nicht exportiert',
};
