import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  calendarFailed: 'Ton calendrier ne peut pas être affiché pour le moment.',
  loading: 'Chargement',
  calendarAddress: 'Adresse du calendrier',
  showAddress: 'Afficher l’adresse du calendrier',
  newAddress: 'Nouvelle adresse de calendrier',
  newAddressText: 'Ajoute-la à ton calendrier à la place de l’ancienne.',
  yourAddress: 'L’adresse de ton calendrier',
  copyAddress: 'Copier l’adresse',
  addressWarning:
    'Quiconque a cette adresse peut lire tes dates et tes notes. Si elle est tombée entre de mauvaises mains, change-la.',
  openInCalendar: 'Ouvrir dans mon calendrier',
  changeAddress: 'Changer l’adresse',
  changeTitle: 'Changer l’adresse du calendrier ?',
  changeText:
    'Les calendriers qui ont l’ancienne adresse ne reçoivent plus tes dates tant que tu ne leur donnes pas la nouvelle.',
  confirmChange: 'Changer l’adresse',
  notChanged: 'Non modifié',
  tryAgain: 'Réessaie.',
  title: 'Notifications',
  lead: 'Quand nous te rappelons une occasion, et si nous t’écrivons quand un cadeau est ouvert ou que quelqu’un dit merci.',
  onThisDevice: 'Sur cet appareil',
  onThisDeviceLead: 'Ce qui arrive à tes cadeaux, aussitôt sur ton téléphone ou ordinateur.',
  calendar: 'Calendrier',
  calendarLead: 'Vois les dates de chacun dans Apple, Google, Outlook ou tout autre calendrier, avec une alerte.',
  reminders: 'Rappels',
  stateOn:
    'Cet appareil est prévenu quand un cadeau est ouvert, quand on te remercie, quand une date approche et quand une commande devrait être arrivée.',
  stateOff:
    'Cet appareil peut te prévenir aussitôt quand un cadeau est ouvert, qu’on te remercie, qu’une date approche ou qu’une commande devrait être arrivée. Tu ne reçois un e-mail que s’il n’a pas pu être joint.',
  stateBlocked:
    'Tu as refusé les notifications de Presently dans ce navigateur. Autorise-les dans les réglages du navigateur pour ce site, puis reviens.',
  stateHomeScreen:
    'Sur iPhone ou iPad, ajoute d’abord Presently à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ». Ouvre-le de là et reviens sur cette page.',
  stateNone: 'Ce navigateur n’a pas de notifications. Tu reçois des e-mails à la place.',
  stateNotOffered: 'Les notifications sur appareil ne sont pas proposées ici. Tu reçois des e-mails à la place.',
  notShown: 'Impossible d’afficher ceci pour le moment.',
  on: 'Activé',
  turnOff: 'Désactiver sur cet appareil',
  turnOn: 'Activer sur cet appareil',
  showNames: 'Afficher les noms',
  showNamesHint:
    'Les notifications de tous tes appareils nomment les personnes et les cadeaux, même sur un écran verrouillé.',
  remindersToo: 'Les rappels aussi',
  remindersTooHint: 'En plus de l’e-mail, à la même heure.',
};
