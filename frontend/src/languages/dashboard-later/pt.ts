import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  howDidItGo: 'Como foi?',
  onTheirWay: 'A caminho',
  arrived: 'Chegou',
  hasArrived: '{gift}: já chegou',
  itIsHere: 'Já chegou',
  orderProblem: 'Há um problema com o pedido.',
  orderLate: 'Chega por volta de {day}, depois da data.',
  orderDue: 'Deveria ter chegado em {day}.',
  daysFailed: 'Não foi possível carregar as outras datas.',
};
