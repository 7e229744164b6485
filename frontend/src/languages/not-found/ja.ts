import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  backHome: 'Presentlyに戻る',
  toDashboard: 'ホームへ',
  notFound: 'ページが見つかりません',
  notFoundText: 'この箱は空っぽです。アドレスが間違っているか、ページが移動した可能性があります。',
};
