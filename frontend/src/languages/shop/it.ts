import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  orderAt: 'Ordina su {shop}',
  orderAtShop: 'Ordina al negozio',
  orderOf: '{words}: {gift}',
  noNewTab: 'Il browser non ha aperto una nuova scheda. <link>Vai al negozio</link>',
};
