import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'メールアドレスをご確認ください',
  text: '<b>{email}</b>にリンクをお送りしました。リンクを開いて確認が済むまで、リマインダーやギフトのお知らせはこのアドレスに届きません。',
  again: 'もう一度送る',
};
