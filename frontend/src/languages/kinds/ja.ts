import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  birthday: '誕生日',
  anniversary: '記念日',
  graduation: '卒業',
  wedding: '結婚式',
  holiday: '祝日・行事',
  other: 'その他',
  free: 'Free',
  pro: 'Pro',
  business: 'Business',
  turns: '{years}歳になります',
  nthAnniversary: '{years}周年',
  years: '{years}年',
};
