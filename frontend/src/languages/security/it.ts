import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  cancel: 'Annulla',
  pleaseRetry: 'Riprova.',
  reportThanks: 'Grazie. Daremo un’occhiata.',
  reportWords: 'Con parole tue, facoltativo',
  sendReport: 'Invia segnalazione',
  pushTitle: 'Notifiche',
  pushText: 'Questo dispositivo può dirti quando {recipient} lo apre. Non mostra né nomi né regali.',
  pushYes: 'Dimmi quando viene aperto',
  pushNo: 'Non ora',
  pushOn: 'Le notifiche sono attive',
  pushOnText: 'Questo dispositivo viene avvisato quando un regalo viene aperto.',
  pushOff: 'Le notifiche sono disattivate',
  pushOffText: 'Ricevi le email come prima.',
  pushUnchanged: 'Nessuna modifica',
  pushFailed: 'Il browser non ci è riuscito. Riprova.',
  pushRefused: 'Il browser non l’ha permesso. Non è cambiato nulla.',
  pushNotOffered: 'Qui non si offrono notifiche sui dispositivi.',
  pushNoService: 'Al momento il browser non ha un servizio push.',
};
