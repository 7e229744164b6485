import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  badgePlanned: 'In programma',
  badgeScheduled: 'Programmato',
  badgeNotDelivered: 'Non consegnato',
  badgeSent: 'Inviato',
  badgeDelivered: 'Consegnato',
  badgeViewed: 'Aperto',
  badgeThanked: 'Grazie ricevuto',
  badgeTakenBack: 'Ritirato',
  withPhoneCompany: 'All’operatore, non ancora sul telefono',
  textUnderWay: 'L’SMS è in viaggio',
  mailUnderWay: 'L’email è in viaggio',
  soldOut: 'Esaurito in negozio',
  priceNow: 'Ora <price>{amount}</price>',
  priceNowWas: 'Ora <price>{amount}</price> <was>(prima <old>{before}</old>)</was>',
  checked: ', controllato: {ago}',
  optionsOf: 'Opzioni per {gift}, per {recipient}',
  changeFailed: 'Non è stato possibile modificare il regalo',
  error: 'Errore',
};
