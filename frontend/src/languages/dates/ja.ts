import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  today: '今日',
  tomorrow: '明日',
  justNow: 'たった今',
};
