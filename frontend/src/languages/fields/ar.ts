import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  yearBetween: 'يُرجى اختيار سنة بين {first} و{last}',
  realDay: 'يُرجى اختيار شهر ويوم صحيحين',
  validUrl: 'يُرجى إدخال رابط صحيح',
  futureTime: 'يُرجى اختيار وقت في المستقبل',
  month: 'الشهر',
  day: 'اليوم',
  yearIfKnown: 'السنة، إن كانت معروفة',
  year: 'السنة',
  notSaid: 'غير محدد',
  notKnown: 'غير معروف',
  didYouMean: 'هل المقصود <other>{address}</other>؟',
  time: 'الوقت',
  timeZone: 'المنطقة الزمنية',
  passwordHint: '8 أحرف على الأقل',
  commonPassword: 'كلمة المرور هذه شائعة ويسهل تخمينها. يُرجى اختيار كلمة مرور أخرى.',
  noPhoneNumber: 'هذا ليس رقم هاتف. يُرجى التحقق منه.',
  whereYouAre: '{place} (مكانك الحالي)',
  allCities: 'كل المدن',
  separateByCommas: 'يُفصل بينها بفواصل.',
  removeWord: 'إزالة {word}',
  countryAsked: 'يُرجى إضافة رمز البلد، مثل ‎+971',
  cityAndCountry: '{city}، {country}',
};
