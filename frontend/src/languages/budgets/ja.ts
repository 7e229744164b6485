import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'gift-mails': 'ギフトのメール',
  'gift-texts': 'ギフトのテキストメッセージ',
  'link-previews': 'リンクのプレビュー',
  pictures: 'ほかのサイトからの新しい画像',
  uploads: '録音・録画',
  changes: '人、大切な日、ギフトの変更',
  questions: 'ご本人に尋ねるリンク',
  exports: 'データのエクスポート',
  imports: '連絡先のファイル',
  portraits: '人の写真',
  'imported-people': 'ファイルから追加した人',
  'account-changes': 'アカウントの変更',
  confirmations: 'アドレス確認のメール',
  'taken-names': '使えないユーザー名とアドレス',
  'sign-in-notices': '新しいログインのメール',
  'plan-changes': 'プランの変更',
  ideas: 'アイデアの提案',
  messages: 'メッセージの提案',
  'kept-ideas': '残したアイデアと不要なアイデアの変更',
  'product-searches': 'ショップでの検索',
  'product-checks': 'ショップの商品の確認',
  'own-mails': 'リマインダーとお知らせのメール',
  'webhook-changes': 'Webhookの変更と再送',
  'push-changes': '通知を受け取る端末',
};
