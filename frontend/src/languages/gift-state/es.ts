import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  badgePlanned: 'Planeado',
  badgeScheduled: 'Programado',
  badgeNotDelivered: 'No entregado',
  badgeSent: 'Enviado',
  badgeDelivered: 'Entregado',
  badgeViewed: 'Abierto',
  badgeThanked: 'Gracias recibidas',
  badgeTakenBack: 'Retirado',
  withPhoneCompany: 'En manos de la operadora, aún no en el teléfono',
  textUnderWay: 'El SMS va de camino',
  mailUnderWay: 'El correo va de camino',
  soldOut: 'Agotado en la tienda',
  priceNow: 'Ahora <price>{amount}</price>',
  priceNowWas: 'Ahora <price>{amount}</price> <was>(antes <old>{before}</old>)</was>',
  checked: ', comprobado: {ago}',
  optionsOf: 'Opciones de {gift}, para {recipient}',
  changeFailed: 'No se ha podido cambiar el regalo',
  error: 'Error',
};
