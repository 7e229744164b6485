import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  isItYou: 'ご本人ですか？',
  passwordLead: '続けるにはパスワードを入力してください。ログインから時間がたつと、もう一度入力をお願いしています。',
  required: 'パスワードを入力してください',
  password: 'パスワード',
  usePasskey: '代わりにパスキーを使う',
  cancel: 'キャンセル',
  goOn: '続ける',
  failed: 'うまくいきませんでした',
  tryAgain: 'もう一度お試しください。',
};
