import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  moment: 'Un momento',
  giftUnavailable: 'Tu regalo está a salvo, pero ahora mismo no podemos mostrarlo. Inténtalo de nuevo en un rato.',
  giftsTitle: 'Regalos por correo',
  gifts:
    'Con Presently, otras personas pueden enviarte regalos por correo. Si no quieres recibir más, pulsa el botón. Los regalos que ya tienes se conservan.',
  stop: 'No recibir más regalos por correo',
  stoppedTitle: 'Ya no recibirás regalos por correo',
  stopped:
    'Ya no recibes regalos por correo con Presently. Puedes deshacerlo ahora, o más tarde con el mismo enlace. Lo que alguien intente enviarte mientras tanto no se envía.',
  again: 'Quiero recibir regalos de nuevo',
  brokenTitle: 'Este enlace no funciona',
  broken: 'Puede que esté incompleto. Usa el de tu correo más reciente.',
  tryAgain: 'Ahora mismo no funciona. Vuelve a abrir el enlace de tu correo en un rato.',
  notChosen: 'Aún sin elegir',
  chooseOne: 'Elige uno de ellos.',
  backToGift: 'Volver a tu regalo',
};
