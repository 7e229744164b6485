import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  proposals: '提案',
  accountSettings: 'アカウント設定',
  logOut: 'ログアウト',
  closeMenu: 'メニューを閉じる',
};
