import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  cancel: 'Annuler',
  pleaseRetry: 'Réessaie.',
  reportThanks: 'Merci. Nous allons regarder.',
  reportWords: 'Avec tes mots, facultatif',
  sendReport: 'Envoyer le signalement',
  pushTitle: 'Notifications',
  pushText: 'Cet appareil peut te dire quand {recipient} l’ouvre. Il n’affiche ni nom ni cadeau.',
  pushYes: 'Me dire quand il est ouvert',
  pushNo: 'Pas maintenant',
  pushOn: 'Les notifications sont activées',
  pushOnText: 'Cet appareil est prévenu quand un cadeau est ouvert.',
  pushOff: 'Les notifications sont désactivées',
  pushOffText: 'Tu reçois des e-mails comme avant.',
  pushUnchanged: 'Rien de changé',
  pushFailed: 'Ton navigateur n’a pas pu le faire. Réessaie.',
  pushRefused: 'Ton navigateur ne l’a pas autorisé. Rien n’a changé.',
  pushNotOffered: 'Les notifications sur appareil ne sont pas proposées ici.',
  pushNoService: 'Ton navigateur n’a pas de service push pour le moment.',
};
