import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  here: 'Cet appareil a déjà une clé d’accès pour ton compte.',
  failed: 'Ton navigateur n’a pas pu utiliser de clé d’accès. Réessaie, ou utilise ton mot de passe.',
};
