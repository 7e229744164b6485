import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'データ',
  lead: '贈る相手、大切な日、ギフト、アイデア、録音・録画を1つのファイルにまとめてエクスポートできます。',
  exportsFailed: '現在、エクスポートを表示できません。',
  loading: '読み込み中',
  notPrepared: 'データを準備できませんでした。何も失われていません。もう一度お試しください。',
  exports: 'エクスポート',
  tryAgain: '再試行',
  exportAgain: 'もう一度エクスポート',
  exportAll: 'すべてエクスポート',
  preparingDots: 'データを準備しています…',
  preparing: 'データを準備しています',
  leaveAndMail: 'このページを離れてもかまいません。準備ができたらメールでお知らせします。',
  leaveAndComeBack: 'このページを離れて、あとで戻ってこられます。',
  keptUntil: '{day}まで保存',
  downloadOf: '{day}のデータをダウンロード',
  download: 'ダウンロード',
  notDownloaded: 'ダウンロードできませんでした',
  pleaseTryAgain: 'もう一度お試しください。',
  notExported: 'エクスポートできませんでした',
};
