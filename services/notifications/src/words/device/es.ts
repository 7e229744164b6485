import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  opened: 'Tu regalo se ha abierto',
  openedMore: 'Míralo en Presently.',
  openedBy: '{person} ha abierto tu regalo',
  thanked: 'Te han dado las gracias',
  thankedMore: 'Léelo en Presently.',
  thankedBy: '{person} te da las gracias',
  chosen: 'Ya han elegido tu regalo',
  chosenMore: 'Mira cuál en Presently.',
  chosenBy: '{person} ha elegido',
  proposal: 'Un regalo espera a que lo veas',
  proposalMore: 'Nada se envía sin que lo apruebes.',
  proposalFor: 'Un regalo para {person}',
  arrived: '¿Ha llegado tu pedido?',
  arrivedMore: 'Dilo en Presently.',
  arrivedShort: '¿Ha llegado?',
  giftFor: '{gift} para {person}',
  reminder: 'Tienes un recordatorio',
  reminders: 'Tienes {count} recordatorios',
  reminderMore: 'Míralo en Presently.',
  remindersMore: 'Míralos en Presently.',
  notBought: '{gift} para {person}: aún sin comprar',
  howWent: '{gift} para {person}: ¿qué tal fue?',
  somebody: 'Alguien',
  aCard: 'Una tarjeta',
};
