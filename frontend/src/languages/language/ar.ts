import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  label: 'اللغة',
  hint: 'لغة صفحاتك ورسائلك. سيُعاد تحميل الصفحة.',
  errorTitle: 'خطأ',
  notSaved: 'تعذّر حفظ اللغة',
};
