import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  backHome: 'العودة إلى Presently',
  toDashboard: 'إلى لوحة المتابعة',
  notFound: 'الصفحة غير موجودة',
  notFoundText: 'هذه العلبة فارغة. ربما كُتب العنوان خطأً، أو انتقلت الصفحة.',
};
