import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ar: Translation<typeof en> = {
  badgePlanned: 'مخطّط لها',
  badgeScheduled: 'مجدولة',
  badgeNotDelivered: 'لم تصل',
  badgeSent: 'أُرسلت',
  badgeDelivered: 'وصلت',
  badgeViewed: 'شوهدت',
  badgeThanked: 'وصل الشكر',
  badgeTakenBack: 'مسحوبة',
  withPhoneCompany: 'لدى شركة الاتصالات، لم تصل إلى الهاتف بعد',
  textUnderWay: 'الرسالة النصية في الطريق',
  mailUnderWay: 'الرسالة الإلكترونية في الطريق',
  soldOut: 'نفدت من المتجر',
  priceNow: 'الآن <price>{amount}</price>',
  priceNowWas: 'الآن <price>{amount}</price> <was>(كان <old>{before}</old>)</was>',
  checked: '، آخر تحقّق: {ago}',
  optionsOf: 'خيارات {gift}، إلى {recipient}',
  changeFailed: 'تعذّر تعديل الهدية',
  error: 'خطأ',
};
