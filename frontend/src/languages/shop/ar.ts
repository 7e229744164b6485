import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  orderAt: 'الطلب من {shop}',
  orderAtShop: 'الطلب من المتجر',
  orderOf: '{words}: {gift}',
  noNewTab: 'لم يفتح المتصفح علامة تبويب جديدة. <link>إلى المتجر</link>',
};
