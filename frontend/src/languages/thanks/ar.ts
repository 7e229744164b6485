import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  heart: 'مع محبتي',
  bouquet: 'أزهار لك',
  sun: 'أسعدت يومي',
  toast: 'تحية لك',
  bow: 'لفتة جميلة',
};
