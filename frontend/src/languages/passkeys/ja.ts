import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  here: 'この端末には、このアカウントのパスキーがすでにあります。',
  failed: 'ブラウザーでパスキーを使えませんでした。もう一度試すか、パスワードをお使いください。',
};
