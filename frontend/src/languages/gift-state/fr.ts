import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  badgePlanned: 'Prévu',
  badgeScheduled: 'Programmé',
  badgeNotDelivered: 'Non distribué',
  badgeSent: 'Envoyé',
  badgeDelivered: 'Distribué',
  badgeViewed: 'Ouvert',
  badgeThanked: 'Merci reçu',
  badgeTakenBack: 'Repris',
  withPhoneCompany: 'Chez l’opérateur, pas encore sur le téléphone',
  textUnderWay: 'Le SMS est en route',
  mailUnderWay: 'L’e-mail est en route',
  soldOut: 'Épuisé en boutique',
  priceNow: 'Maintenant <price>{amount}</price>',
  priceNowWas: 'Maintenant <price>{amount}</price> <was>(avant <old>{before}</old>)</was>',
  checked: ', vérifié : {ago}',
  optionsOf: 'Options pour {gift}, pour {recipient}',
  changeFailed: 'Impossible de modifier le cadeau',
  error: 'Erreur',
};
