import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  title: 'تأكيد بريدك الإلكتروني',
  text: 'أرسلنا رابطًا إلى <b>{email}</b>. لن تصل إليه التذكيرات وأخبار هداياك قبل فتح الرابط والتأكيد.',
  again: 'إعادة الإرسال',
};
