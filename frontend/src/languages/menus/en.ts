import { wordsOf } from '../words.js';

export const en = {
  proposals: 'Proposals',
  accountSettings: 'Account Settings',
  logOut: 'Log Out',
  closeMenu: 'Close menu',
} as const;

export const menusWords = wordsOf('menus', en);
