import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  opened: 'Seu presente foi aberto',
  openedMore: 'Veja no Presently.',
  openedBy: '{person} abriu seu presente',
  thanked: 'Você recebeu um agradecimento',
  thankedMore: 'Leia no Presently.',
  thankedBy: '{person} agradece',
  chosen: 'Seu presente foi escolhido',
  chosenMore: 'Veja qual no Presently.',
  chosenBy: '{person} escolheu',
  proposal: 'Um presente espera você ver',
  proposalMore: 'Nada é enviado antes da sua aprovação.',
  proposalFor: 'Um presente para {person}',
  arrived: 'Seu pedido já chegou?',
  arrivedMore: 'Diga no Presently.',
  arrivedShort: 'Já chegou?',
  giftFor: '{gift} para {person}',
  reminder: 'Você tem um lembrete',
  reminders: 'Você tem {count} lembretes',
  reminderMore: 'Veja no Presently.',
  remindersMore: 'Veja no Presently.',
  notBought: '{gift} para {person}: ainda não comprado',
  howWent: '{gift} para {person}: como foi?',
  somebody: 'Alguém',
  aCard: 'Um cartão',
};
