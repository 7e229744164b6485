import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  isItYou: 'التأكّد من هويتك',
  passwordLead: 'يُرجى إدخال كلمة المرور للمتابعة. نطلبها من جديد بعد مرور وقت على تسجيل الدخول.',
  required: 'يُرجى إدخال كلمة المرور',
  password: 'كلمة المرور',
  usePasskey: 'استخدام مفتاح مرور بدلًا منها',
  cancel: 'إلغاء',
  goOn: 'متابعة',
  failed: 'لم ينجح ذلك',
  tryAgain: 'يُرجى إعادة المحاولة.',
};
