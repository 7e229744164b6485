import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  orderAt: 'Pedir en {shop}',
  orderAtShop: 'Pedir en la tienda',
  orderOf: '{words}: {gift}',
  noNewTab: 'Tu navegador no ha abierto una pestaña nueva. <link>Ir a la tienda</link>',
};
