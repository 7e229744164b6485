import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  from: '{sender} tramite Presently',
  subject: '{kind, select, card {{sender} ti ha mandato un biglietto} other {{sender} ti ha mandato un regalo}}',
  nudgeSubject: '{kind, select, card {Ti aspetta un biglietto da {sender}} other {Ti aspetta un regalo da {sender}}}',
  quietSubject: '{sender} ti pensa',
  preheader: 'È incartato e ti aspetta. Aprilo quando vuoi.',
  nudgePreheader: 'È ancora incartato. Non te lo ricorderemo più.',
  quietPreheader: 'Leggilo quando vuoi.',
  heading:
    '{kind, select, card {<name>{sender}</name> ti ha mandato un biglietto} other {<name>{sender}</name> ti ha mandato un regalo}}',
  nudgeHeading:
    '{kind, select, card {Ti aspetta un biglietto da <name>{sender}</name>} other {Ti aspetta un regalo da <name>{sender}</name>}}',
  quietHeading: '<name>{sender}</name> ti pensa',
  parcelAlt:
    '{kind, select, card {Un biglietto incartato con nastro e fiocco, non ancora aperto} other {Un regalo incartato con nastro e fiocco, non ancora aperto}}',
  tag: 'Per <name>{recipient}</name>, da <name>{sender}</name>',
  open: '{kind, select, card {Apri il biglietto} other {Apri il regalo}}',
  read: 'Leggi',
  orOpen: 'Oppure apri questo indirizzo:',
  why: 'Ricevi questa email perché <name>{sender}</name> ha inserito il tuo indirizzo su Presently per mandarti {kind, select, card {un biglietto} other {un regalo}}. Se non conosci questa persona, puoi anche non aprirlo.',
  nudgeWhy:
    'Ricevi quest’unico promemoria perché <name>{sender}</name> ha inserito il tuo indirizzo su Presently per mandarti {kind, select, card {un biglietto} other {un regalo}}. Se non conosci questa persona, puoi anche non aprirlo.',
  optOut: 'Non ricevere più regali via email',
  report: 'Segnala',
  aPerson: 'Qualcuno',
  you: 'te',
};
