import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  heart: '心をこめて',
  bouquet: '花束をどうぞ',
  sun: 'おかげで最高の一日になりました',
  toast: '乾杯！',
  bow: 'とても素敵です',
};
