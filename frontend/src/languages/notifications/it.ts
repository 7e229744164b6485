import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  calendarFailed: 'Al momento non è possibile mostrare il calendario.',
  loading: 'Caricamento',
  calendarAddress: 'Indirizzo del calendario',
  showAddress: 'Mostra l’indirizzo del calendario',
  newAddress: 'Nuovo indirizzo del calendario',
  newAddressText: 'Aggiungilo al calendario al posto del vecchio.',
  yourAddress: 'L’indirizzo del tuo calendario',
  copyAddress: 'Copia indirizzo',
  addressWarning: 'Chi ha questo indirizzo può leggere le tue date e note. Se è finito in mani sbagliate, cambialo.',
  openInCalendar: 'Apri nel mio calendario',
  changeAddress: 'Cambia l’indirizzo',
  changeTitle: 'Cambiare l’indirizzo del calendario?',
  changeText: 'I calendari con il vecchio indirizzo non ricevono più le tue date finché non dai loro il nuovo.',
  confirmChange: 'Cambia indirizzo',
  notChanged: 'Non cambiato',
  tryAgain: 'Riprova.',
  title: 'Notifiche',
  lead: 'Quando ti ricordiamo un’occasione, e se ti scriviamo quando un regalo viene aperto o qualcuno dice grazie.',
  onThisDevice: 'Su questo dispositivo',
  onThisDeviceLead: 'Che cosa succede ai tuoi regali, subito sul telefono o sul computer.',
  calendar: 'Calendario',
  calendarLead: 'Vedi le date di tutti in Apple, Google, Outlook o un altro calendario, con un avviso.',
  reminders: 'Promemoria',
  stateOn:
    'Questo dispositivo è avvisato quando un regalo viene aperto, quando qualcuno ti ringrazia, quando si avvicina una data e quando un ordine dovrebbe essere arrivato.',
  stateOff:
    'Questo dispositivo può avvisarti subito quando un regalo viene aperto, qualcuno ti ringrazia, si avvicina una data o un ordine dovrebbe essere arrivato. Ricevi un’email solo se non è raggiungibile.',
  stateBlocked:
    'Hai rifiutato le notifiche di Presently in questo browser. Consentile nelle impostazioni del browser per questo sito, poi torna qui.',
  stateHomeScreen:
    'Su iPhone o iPad, aggiungi prima Presently alla schermata Home: Condividi, poi «Aggiungi alla schermata Home». Aprilo da lì e torna qui.',
  stateNone: 'Questo browser non ha notifiche. Al loro posto ricevi le email.',
  stateNotOffered: 'Qui non ci sono notifiche sui dispositivi. Al loro posto ricevi le email.',
  notShown: 'Al momento non è possibile mostrarlo.',
  on: 'Attive',
  turnOff: 'Disattiva su questo dispositivo',
  turnOn: 'Attiva su questo dispositivo',
  showNames: 'Mostra i nomi',
  showNamesHint: 'Le notifiche su tutti i tuoi dispositivi nominano persone e regali, anche sullo schermo bloccato.',
  remindersToo: 'Anche i promemoria',
  remindersTooHint: 'Oltre all’email, alla stessa ora.',
};
