import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  copied: 'تم النسخ',
  showTyped: 'إظهار النص المكتوب',
  showMore:
    '{of, select, people {عرض المزيد من الأشخاص} gifts {عرض المزيد من الهدايا} days {عرض المزيد من الأيام} proposals {عرض المزيد من الاقتراحات} invoices {عرض المزيد من الفواتير} posts {عرض المزيد من المنشورات} reports {عرض المزيد من البلاغات} other {عرض المزيد من العناصر}}',
  moreFailed:
    '{of, select, people {تعذّر تحميل المزيد من الأشخاص.} gifts {تعذّر تحميل المزيد من الهدايا.} days {تعذّر تحميل المزيد من الأيام.} proposals {تعذّر تحميل المزيد من الاقتراحات.} invoices {تعذّر تحميل المزيد من الفواتير.} posts {تعذّر تحميل المزيد من المنشورات.} reports {تعذّر تحميل المزيد من البلاغات.} other {تعذّر تحميل المزيد من العناصر.}} يُرجى إعادة المحاولة.',
  rowsShown:
    'المعروض: {of, select, people {{shown} من الأشخاص} gifts {{shown} من الهدايا} days {{shown} من الأيام} proposals {{shown} من الاقتراحات} invoices {{shown} من الفواتير} posts {{shown} من المنشورات} reports {{shown} من البلاغات} other {{shown} من العناصر}}.{all, select, true { هذا كل شيء.} other {}}',
  cancel: 'إلغاء',
  close: 'إغلاق',
  moreFor: 'خيارات أخرى: {name}',
  edit: 'تعديل',
  delete: 'حذف',
  dismiss: 'إخفاء',
  toast: 'إشعار',
  toasts: 'الإشعارات ({key})',
  discardTitle: 'تجاهل ما كتبته؟',
  discardText: 'لم يُحفظ بعد.',
  discard: 'تجاهل',
  keepEditing: 'متابعة التعديل',
};
