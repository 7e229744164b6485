import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  cancel: 'إلغاء',
  pleaseRetry: 'يُرجى إعادة المحاولة.',
  reportThanks: 'شكرًا. سننظر في الأمر.',
  reportWords: 'بكلماتك، اختياري',
  sendReport: 'إرسال البلاغ',
  pushTitle: 'الإشعارات',
  pushText: 'يمكن لهذا الجهاز أن يخبرك حين تُفتح هديتك إلى {recipient}. ولا يُظهر الإشعار اسمًا ولا هدية.',
  pushYes: 'إخباري عند فتحها',
  pushNo: 'ليس الآن',
  pushOn: 'الإشعارات مفعّلة',
  pushOnText: 'يُخبَر هذا الجهاز عند فتح هدية.',
  pushOff: 'الإشعارات متوقفة',
  pushOffText: 'تصلك الرسائل الإلكترونية كما كانت.',
  pushUnchanged: 'لم يتغيّر شيء',
  pushFailed: 'تعذّر ذلك على المتصفح. يُرجى إعادة المحاولة.',
  pushRefused: 'لم يسمح المتصفح بذلك. لم يتغيّر شيء.',
  pushNotOffered: 'الإشعارات على الأجهزة غير متاحة هنا.',
  pushNoService: 'لا تتوفر خدمة الإشعارات في المتصفح حاليًا.',
};
