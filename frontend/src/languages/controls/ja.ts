import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  copied: 'コピーしました',
  showTyped: '入力を表示',
  showMore:
    '{of, select, people {さらに人を表示} gifts {さらにギフトを表示} days {さらに大切な日を表示} proposals {さらに提案を表示} invoices {さらに請求書を表示} posts {さらに投稿を表示} reports {さらに報告を表示} other {さらに表示}}',
  moreFailed:
    '{of, select, people {続きを読み込めませんでした。もう一度お試しください。} gifts {続きを読み込めませんでした。もう一度お試しください。} days {続きを読み込めませんでした。もう一度お試しください。} proposals {続きを読み込めませんでした。もう一度お試しください。} invoices {続きを読み込めませんでした。もう一度お試しください。} posts {続きを読み込めませんでした。もう一度お試しください。} reports {続きを読み込めませんでした。もう一度お試しください。} other {続きを読み込めませんでした。もう一度お試しください。}}',
  rowsShown:
    '{of, select, people {{shown}人を表示しています。} gifts {{shown}件を表示しています。} days {{shown}件を表示しています。} proposals {{shown}件を表示しています。} invoices {{shown}件を表示しています。} posts {{shown}件を表示しています。} reports {{shown}件を表示しています。} other {{shown}件を表示しています。}}{all, select, true {これですべてです。} other {}}',
  cancel: 'キャンセル',
  close: '閉じる',
  moreFor: '{name}のその他の操作',
  edit: '編集',
  delete: '削除',
  dismiss: '閉じる',
  toast: '通知',
  toasts: '通知（{key}）',
  discardTitle: '入力内容を破棄しますか？',
  discardText: 'まだ保存されていません。',
  discard: '破棄',
  keepEditing: '編集を続ける',
};
