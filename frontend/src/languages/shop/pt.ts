import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  orderAt: 'Comprar em {shop}',
  orderAtShop: 'Comprar na loja',
  orderOf: '{words}: {gift}',
  noNewTab: 'Seu navegador não abriu uma nova aba. <link>Ir para a loja</link>',
};
