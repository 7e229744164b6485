import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  copied: 'Kopiert',
  showTyped: 'Eingabe anzeigen',
  showMore:
    '{of, select, people {Mehr Personen anzeigen} gifts {Mehr Geschenke anzeigen} days {Mehr Anlässe anzeigen} proposals {Mehr Vorschläge anzeigen} invoices {Mehr Rechnungen anzeigen} posts {Mehr Beiträge anzeigen} reports {Mehr Meldungen anzeigen} other {Mehr Einträge anzeigen}}',
  moreFailed:
    '{of, select, people {Weitere Personen konnten nicht geladen werden.} gifts {Weitere Geschenke konnten nicht geladen werden.} days {Weitere Anlässe konnten nicht geladen werden.} proposals {Weitere Vorschläge konnten nicht geladen werden.} invoices {Weitere Rechnungen konnten nicht geladen werden.} posts {Weitere Beiträge konnten nicht geladen werden.} reports {Weitere Meldungen konnten nicht geladen werden.} other {Weitere Einträge konnten nicht geladen werden.}} Bitte versuch es noch einmal.',
  rowsShown:
    'Angezeigt: {of, select, people {{shown} Personen} gifts {{shown} Geschenke} days {{shown} Anlässe} proposals {{shown} Vorschläge} invoices {{shown} Rechnungen} posts {{shown} Beiträge} reports {{shown} Meldungen} other {{shown} Einträge}}.{all, select, true { Das sind alle.} other {}}',
  cancel: 'Abbrechen',
  close: 'Schließen',
  moreFor: 'Mehr zu {name}',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  dismiss: 'Ausblenden',
  toast: 'Mitteilung',
  toasts: 'Mitteilungen ({key})',
  discardTitle: 'Eingaben verwerfen?',
  discardText: 'Sie sind noch nicht gespeichert.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
};
