import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  title: 'Confirma tu dirección de correo',
  text: 'Hemos enviado un enlace a <b>{email}</b>. Hasta que lo abras y confirmes, no enviaremos allí recordatorios ni novedades de tus regalos.',
  again: 'Volver a enviar',
};
