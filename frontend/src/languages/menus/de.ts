import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  proposals: 'Vorschläge',
  accountSettings: 'Kontoeinstellungen',
  logOut: 'Abmelden',
  closeMenu: 'Menü schließen',
};
