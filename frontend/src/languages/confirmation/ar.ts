import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  sent: 'أُرسل الرابط',
  sentText: 'يُرجى التحقق من البريد الوارد: {email}.',
  notSent: 'لم يُرسل الرابط',
  tryAgain: 'يُرجى إعادة المحاولة.',
};
