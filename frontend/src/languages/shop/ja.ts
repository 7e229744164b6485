import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  orderAt: '{shop}で注文',
  orderAtShop: 'ショップで注文',
  orderOf: '{words}：{gift}',
  noNewTab: 'ブラウザが新しいタブを開きませんでした。<link>ショップへ</link>',
};
