import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  sent: 'Enlace enviado',
  sentText: 'Revisa la bandeja de entrada de {email}.',
  notSent: 'Enlace no enviado',
  tryAgain: 'Inténtalo de nuevo.',
};
