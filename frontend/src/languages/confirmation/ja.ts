import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  sent: 'リンクを送りました',
  sentText: '{email} の受信トレイをご確認ください。',
  notSent: 'リンクを送れませんでした',
  tryAgain: 'もう一度お試しください。',
};
