import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  here: 'على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  failed: 'لم يتمكن المتصفح من استخدام مفتاح مرور. يُرجى إعادة المحاولة أو استخدام كلمة المرور.',
};
