import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  howDidItGo: 'Com’è andata?',
  onTheirWay: 'In viaggio',
  arrived: 'Arrivato',
  hasArrived: '{gift}: è qui',
  itIsHere: 'È qui',
  orderProblem: 'C’è un problema con l’ordine.',
  orderLate: 'Arrivo previsto: {day}, dopo la data.',
  orderDue: 'Arrivo previsto: {day}. Dovrebbe già essere qui.',
  daysFailed: 'Non è stato possibile caricare le altre date.',
};
