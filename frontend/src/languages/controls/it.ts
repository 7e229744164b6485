import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  copied: 'Copiato',
  showTyped: 'Mostra ciò che scrivi',
  showMore:
    '{of, select, people {Mostra altre persone} gifts {Mostra altri regali} days {Mostra altre date} proposals {Mostra altre proposte} invoices {Mostra altre fatture} posts {Mostra altri post} reports {Mostra altre segnalazioni} other {Mostra altre voci}}',
  moreFailed:
    '{of, select, people {Non è stato possibile caricare altre persone.} gifts {Non è stato possibile caricare altri regali.} days {Non è stato possibile caricare altre date.} proposals {Non è stato possibile caricare altre proposte.} invoices {Non è stato possibile caricare altre fatture.} posts {Non è stato possibile caricare altri post.} reports {Non è stato possibile caricare altre segnalazioni.} other {Non è stato possibile caricare altre voci.}} Riprova.',
  rowsShown:
    '{of, select, people {{shown} persone mostrate} gifts {{shown} regali mostrati} days {{shown} date mostrate} proposals {{shown} proposte mostrate} invoices {{shown} fatture mostrate} posts {{shown} post mostrati} reports {{shown} segnalazioni mostrate} other {{shown} voci mostrate}}.{all, select, true { È tutto.} other {}}',
  cancel: 'Annulla',
  close: 'Chiudi',
  moreFor: 'Altre opzioni per {name}',
  edit: 'Modifica',
  delete: 'Elimina',
  dismiss: 'Nascondi',
  toast: 'Notifica',
  toasts: 'Notifiche ({key})',
  discardTitle: 'Scartare ciò che hai scritto?',
  discardText: 'Non è stato salvato.',
  discard: 'Scarta',
  keepEditing: 'Continua a scrivere',
};
