import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  howDidItGo: 'Wie kam es an?',
  onTheirWay: 'Unterwegs',
  arrived: 'Angekommen',
  hasArrived: '{gift} ist angekommen',
  itIsHere: 'Es ist da',
  orderProblem: 'Es gibt ein Problem mit der Bestellung.',
  orderLate: 'Kommt etwa am {day} an, nach dem Anlass.',
  orderDue: 'Sollte seit dem {day} da sein.',
  daysFailed: 'Die weiteren Anlässe konnten nicht geladen werden.',
};
