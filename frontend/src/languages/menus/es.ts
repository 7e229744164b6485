import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  proposals: 'Propuestas',
  accountSettings: 'Ajustes de la cuenta',
  logOut: 'Cerrar sesión',
  closeMenu: 'Cerrar el menú',
};
