import type { Translation } from '../words.js';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  'quota-used': 'نفدت حصة هذا الشهر لدى Ayrshare. يُرجى زيادتها هناك أو انتظار الشهر القادم.',
  'posted-already':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: سبق نشر هذا النص هناك. يُرجى تغيير الصياغة وإعادة المحاولة.',
  'not-linked':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: لا يوجد حساب مربوط لدى Ayrshare. يُرجى ربط الحساب هناك وإعادة المحاولة.',
  'link-anew':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: يلزم ربط الحساب من جديد. يُرجى تسجيل الدخول إلى Ayrshare وربطه مرة أخرى.',
  'own-app-needed':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: يلزم مفتاحا تطبيقك الخاص. يُرجى ضبط AYRSHARE_X_API_KEY وAYRSHARE_X_API_SECRET.',
  'network-says':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: وصل هذا الرد: «<name>{text}</name>»',
  'network-silent':
    '{network, select, none {الشبكة الاجتماعية} other {<name>{network}</name>}}: لم يُقبل المنشور ولم يُذكر السبب.',
  'no-key': 'لا يوجد حساب Ayrshare متصل. يُرجى ضبط AYRSHARE_API_KEY وإعادة المحاولة.',
  'key-refused': 'لم يقبل Ayrshare مفتاحنا. يُرجى التحقق من AYRSHARE_API_KEY وإعادة المحاولة.',
  'too-fast': 'يطلب Ayrshare إبطاء الإرسال.',
  'out-of-reach': 'تعذّر الوصول إلى Ayrshare.',
  'picture-needed': 'يحتاج Instagram إلى صورة. يُرجى إضافة رابط صورة للنشر هناك.',
  'outcome-unknown': 'تعذّرت معرفة ما إذا كان هذا المنشور قد نُشر. يُرجى مراجعة الشبكات الاجتماعية قبل جدولته من جديد.',
  'no-answer': 'لم يصل رد. قبل إعادة المحاولة، نتحقق مما إذا كان المنشور قد نُشر.',
  'tried-again': 'ستُعاد المحاولة.',
  'stopped-trying': 'توقفت المحاولات. يُرجى تحديد موعد جديد للمنشور للبدء من جديد.',
};
