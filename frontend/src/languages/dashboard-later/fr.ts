import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  howDidItGo: 'Comment ça s’est passé ?',
  onTheirWay: 'En route',
  arrived: 'Arrivé',
  hasArrived: '{gift} : c’est arrivé',
  itIsHere: 'C’est arrivé',
  orderProblem: 'Il y a un problème avec la commande.',
  orderLate: 'Arrive vers le {day}, après la date.',
  orderDue: 'Devrait être là depuis le {day}.',
  daysFailed: 'Les autres dates n’ont pas pu être chargées.',
};
