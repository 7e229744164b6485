import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  orderAt: 'Bei {shop} bestellen',
  orderAtShop: 'Beim Shop bestellen',
  orderOf: '{words}: {gift}',
  noNewTab: 'Dein Browser hat keinen neuen Tab geöffnet. <link>Zum Shop</link>',
};
