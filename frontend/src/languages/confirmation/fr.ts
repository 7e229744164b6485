import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  sent: 'Lien envoyé',
  sentText: 'Regarde la boîte de réception : {email}.',
  notSent: 'Lien non envoyé',
  tryAgain: 'Réessaie.',
};
