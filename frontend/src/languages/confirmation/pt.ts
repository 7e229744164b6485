import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  sent: 'Link enviado',
  sentText: 'Confira a caixa de entrada de {email}.',
  notSent: 'Link não enviado',
  tryAgain: 'Tente de novo.',
};
