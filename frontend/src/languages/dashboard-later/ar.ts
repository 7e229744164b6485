import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  howDidItGo: 'كيف كانت الهدية؟',
  onTheirWay: 'في الطريق',
  arrived: 'وصلت',
  hasArrived: '{gift}: وصلت',
  itIsHere: 'وصلت',
  orderProblem: 'هناك مشكلة في الطلب.',
  orderLate: 'الوصول المتوقع {day}، بعد يوم المناسبة.',
  orderDue: 'كان وصولها متوقعًا {day}.',
  daysFailed: 'تعذّر تحميل الأيام الأخرى.',
};
