import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  here: 'Este dispositivo já tem uma chave de acesso para sua conta.',
  failed: 'Seu navegador não conseguiu usar uma chave de acesso. Tente de novo ou use sua senha.',
};
