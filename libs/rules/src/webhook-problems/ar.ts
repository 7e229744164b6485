import type { Translation } from '../words.js';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  answered: 'ردّ المستقبِل بالرمز {status}.',
  redirected: 'ردّ المستقبِل بإعادة توجيه ({status})، ولا نتبعها.',
  refused: 'رفض المستقبِل الاتصال.',
  'bad-certificate': 'شهادة المستقبِل غير صالحة.',
  silent: 'لم يردّ المستقبِل خلال المهلة ({seconds} ث).',
  broke: 'انقطع الاتصال بالمستقبِل.',
  nowhere: 'لا يؤدي اسم المستقبِل إلى أي جهاز حاليًا.',
  'with-password': 'يجب ألا يحتوي العنوان على كلمة مرور.',
  'without-tls': 'العنوان <name>{origin}</name> لا يستخدم https.',
  'not-public': 'العنوان <name>{host}</name> ليس على الإنترنت العام.',
};
