import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  sent: 'Link inviato',
  sentText: 'Controlla la posta in arrivo di {email}.',
  notSent: 'Link non inviato',
  tryAgain: 'Riprova.',
};
