import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  title: 'Conferma il tuo indirizzo email',
  text: 'Abbiamo inviato un link a <b>{email}</b>. Finché non lo apri e confermi, lì non arrivano promemoria né notizie dei tuoi regali.',
  again: 'Invia di nuovo',
};
