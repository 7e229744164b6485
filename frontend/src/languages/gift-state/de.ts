import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  badgePlanned: 'Geplant',
  badgeScheduled: 'Terminiert',
  badgeNotDelivered: 'Nicht zugestellt',
  badgeSent: 'Gesendet',
  badgeDelivered: 'Zugestellt',
  badgeViewed: 'Geöffnet',
  badgeThanked: 'Dank erhalten',
  badgeTakenBack: 'Zurückgenommen',
  withPhoneCompany: 'Beim Mobilfunkanbieter, noch nicht auf dem Handy',
  textUnderWay: 'Die SMS ist unterwegs',
  mailUnderWay: 'Die E-Mail ist unterwegs',
  soldOut: 'Im Shop ausverkauft',
  priceNow: 'Jetzt <price>{amount}</price>',
  priceNowWas: 'Jetzt <price>{amount}</price> <was>(vorher <old>{before}</old>)</was>',
  checked: ', geprüft: {ago}',
  optionsOf: 'Optionen für {gift}, für {recipient}',
  changeFailed: 'Das Geschenk konnte nicht geändert werden',
  error: 'Fehler',
};
