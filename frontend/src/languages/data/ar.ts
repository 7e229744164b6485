import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  title: 'بياناتك',
  lead: 'كل ما لديك في ملف واحد: الأشخاص وأيامهم والهدايا والأفكار والتسجيلات.',
  exportsFailed: 'لا يمكن عرض عمليات التصدير الآن.',
  loading: 'جارٍ التحميل',
  notPrepared: 'تعذّر تجهيز بياناتك. لم يضِع شيء. يُرجى إعادة المحاولة.',
  exports: 'عمليات التصدير',
  tryAgain: 'إعادة المحاولة',
  exportAgain: 'التصدير مجددًا',
  exportAll: 'تصدير كل شيء',
  preparingDots: 'جارٍ تجهيز بياناتك…',
  preparing: 'تجهيز بياناتك',
  leaveAndMail: 'يمكنك مغادرة هذه الصفحة. سنرسل إليك رسالة إلكترونية حين تصبح بياناتك جاهزة.',
  leaveAndComeBack: 'يمكنك مغادرة هذه الصفحة ثم العودة إليها.',
  keptUntil: 'محفوظ حتى {day}',
  downloadOf: 'تنزيل بياناتك بتاريخ {day}',
  download: 'تنزيل',
  notDownloaded: 'لم يتم التنزيل',
  pleaseTryAgain: 'يُرجى إعادة المحاولة.',
  notExported: 'لم يتم التصدير',
};
