import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  opened: 'Ton cadeau a été ouvert',
  openedMore: 'À voir dans Presently.',
  openedBy: '{person} a ouvert ton cadeau',
  thanked: 'On t’a dit merci',
  thankedMore: 'À lire dans Presently.',
  thankedBy: '{person} te dit merci',
  chosen: 'Ton cadeau a été choisi',
  chosenMore: 'Vois lequel dans Presently.',
  chosenBy: '{person} a choisi',
  proposal: 'Un cadeau attend ton avis',
  proposalMore: 'Rien ne part avant que tu acceptes.',
  proposalFor: 'Un cadeau pour {person}',
  arrived: 'Ta commande est-elle arrivée ?',
  arrivedMore: 'Dis-le dans Presently.',
  arrivedShort: 'Est-ce arrivé ?',
  giftFor: '{gift} pour {person}',
  reminder: 'Tu as un rappel',
  reminders: 'Tu as {count} rappels',
  reminderMore: 'À voir dans Presently.',
  remindersMore: 'À voir dans Presently.',
  notBought: '{gift} pour {person} : pas encore acheté',
  howWent: '{gift} pour {person} : comment ça s’est passé ?',
  somebody: 'Quelqu’un',
  aCard: 'Une carte',
};
