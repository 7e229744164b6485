import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  proposals: 'الاقتراحات',
  accountSettings: 'إعدادات الحساب',
  logOut: 'تسجيل الخروج',
  closeMenu: 'إغلاق القائمة',
};
