import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  proposals: 'Propostas',
  accountSettings: 'Configurações da conta',
  logOut: 'Sair',
  closeMenu: 'Fechar o menu',
};
