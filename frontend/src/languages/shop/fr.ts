import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  orderAt: 'Commander chez {shop}',
  orderAtShop: 'Commander à la boutique',
  orderOf: '{words} : {gift}',
  noNewTab: 'Ton navigateur n’a pas ouvert d’onglet. <link>Aller à la boutique</link>',
};
