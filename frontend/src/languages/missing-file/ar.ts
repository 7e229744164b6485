import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  text: 'لم تصل هذه الصفحة كاملة. يُرجى التحقق من الاتصال ثم {bar}إعادة تحميل الصفحة{bar}.',
};
