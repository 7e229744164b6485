import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  text: 'Esta página não chegou completa. Verifique sua conexão e {bar}carregue a página de novo{bar}.',
};
