import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  newVersion: 'Presentlyの新しいバージョンがあります',
  newVersionText: '次にページを読み込んだときから使えます。',
  loadNow: '今すぐ読み込む',
  offline: 'オフライン',
  youAreOffline: 'オフラインです',
  lastSeen: 'Presentlyに接続できません。{moment}時点の、贈る相手と大切な日を表示しています。',
  comingDays: 'もうすぐの大切な日',
  people: '贈る相手',
  retry: '再試行',
  nothingSeen: 'Presentlyに接続できません。接続が戻ると、贈る相手と大切な日がまた表示されます。',
};
