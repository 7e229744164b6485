import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  text: 'このページは最後まで届きませんでした。接続を確かめてから、{bar}ページを再読み込み{bar}してください。',
};
