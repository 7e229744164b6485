import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  proposals: 'Propositions',
  accountSettings: 'Réglages du compte',
  logOut: 'Se déconnecter',
  closeMenu: 'Fermer le menu',
};
