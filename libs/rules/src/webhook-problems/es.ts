import type { Translation } from '../words.js';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  answered: 'El receptor ha respondido {status}.',
  redirected: 'El receptor ha respondido con una redirección ({status}), que no seguimos.',
  refused: 'El receptor ha rechazado la conexión.',
  'bad-certificate': 'El certificado del receptor no es válido.',
  silent: 'El receptor no ha respondido en {seconds} segundos.',
  broke: 'La conexión con el receptor se ha interrumpido.',
  nowhere: 'El nombre del receptor no lleva a ninguna máquina en este momento.',
  'with-password': 'La dirección no debe llevar contraseña.',
  'without-tls': '<name>{origin}</name> no usa https.',
  'not-public': '<name>{host}</name> no está en la parte pública de internet.',
};
