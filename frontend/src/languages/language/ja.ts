import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  label: '言語',
  hint: '画面とメールの言語です。ページが再読み込みされます。',
  errorTitle: 'エラー',
  notSaved: '言語を保存できませんでした',
};
