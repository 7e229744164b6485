import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  proposals: 'Proposte',
  accountSettings: 'Impostazioni account',
  logOut: 'Esci',
  closeMenu: 'Chiudi il menu',
};
