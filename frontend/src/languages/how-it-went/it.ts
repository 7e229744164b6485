import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  title: 'Com’è andata?',
  gave: 'Hai regalato <name>{gift}</name> a <name>{recipient}</name>.',
  loved: 'Segnato: un successo per <name>{recipient}</name>.',
  fine: 'Segnato: per <name>{recipient}</name> andava bene.',
  hadIt: 'Segnato: <name>{recipient}</name> ce l’aveva già.',
  notForThem: 'Segnato: non era il genere di <name>{recipient}</name>.',
  takenBack: 'Annullato. Non resta segnato nulla.',
  change: 'Puoi cambiare finché questo link funziona. Le prossime idee ne terranno conto.',
  ask: 'Tocca una risposta. Le prossime idee ne terranno conto.',
  takeBack: 'Annulla la risposta',
  notKept: 'Non è stato segnato. Tocca di nuovo la tua risposta.',
  notLoaded: 'Non è stato possibile caricare il regalo.',
  deadTitle: 'Questo link non funziona',
  deadText: 'Forse è incompleto o ha più di 60 giorni. Puoi ancora dire com’è andata nella pagina del regalo.',
  myGifts: 'I miei regali',
};
