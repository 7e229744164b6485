import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  badgePlanned: 'Planejado',
  badgeScheduled: 'Agendado',
  badgeNotDelivered: 'Não entregue',
  badgeSent: 'Enviado',
  badgeDelivered: 'Entregue',
  badgeViewed: 'Visto',
  badgeThanked: 'Com agradecimento',
  badgeTakenBack: 'Cancelado',
  withPhoneCompany: 'Com a operadora, ainda não chegou ao celular',
  textUnderWay: 'O SMS está a caminho',
  mailUnderWay: 'O e-mail está a caminho',
  soldOut: 'Sem estoque na loja',
  priceNow: 'Agora <price>{amount}</price>',
  priceNowWas: 'Agora <price>{amount}</price> <was>(antes <old>{before}</old>)</was>',
  checked: ', verificado {ago}',
  optionsOf: 'Opções de {gift}, para {recipient}',
  changeFailed: 'Não foi possível alterar o presente',
  error: 'Erro',
};
