import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  howDidItGo: '¿Qué tal fue?',
  onTheirWay: 'En camino',
  arrived: 'Ha llegado',
  hasArrived: '{gift}: ya ha llegado',
  itIsHere: 'Ya ha llegado',
  orderProblem: 'Hay un problema con el pedido.',
  orderLate: 'Llega hacia el {day}, después de la fecha.',
  orderDue: 'Debería haber llegado el {day}.',
  daysFailed: 'No se han podido cargar las demás fechas.',
};
