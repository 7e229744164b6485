import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  newVersion: 'وصلت نسخة جديدة من Presently',
  newVersionText: 'ستظهر عند تحميل الصفحة التالية.',
  loadNow: 'تحميلها الآن',
  offline: 'دون اتصال',
  youAreOffline: 'الاتصال مقطوع لديك',
  lastSeen: 'يتعذّر الوصول إلى Presently. هؤلاء أشخاصك وأيامهم كما رأيتهم آخر مرة في {moment}.',
  comingDays: 'الأيام القادمة',
  people: 'الأشخاص',
  retry: 'إعادة المحاولة',
  nothingSeen: 'يتعذّر الوصول إلى Presently. سيعود أشخاصك وأيامهم فور عودة الاتصال.',
};
