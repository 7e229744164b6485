import type { Translation } from '../words.js';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  answered: '受信側の応答：{status}',
  redirected: '受信側がリダイレクト（{status}）を返しました。リダイレクト先には送りません。',
  refused: '受信側が接続を拒否しました。',
  'bad-certificate': '受信側の証明書が無効です。',
  silent: '受信側が{seconds}秒以内に応答しませんでした。',
  broke: '受信側との接続が切れました。',
  nowhere: '現在、受信側のホスト名に対応するサーバーが見つかりません。',
  'with-password': 'アドレスにパスワードを含めることはできません。',
  'without-tls': '<name>{origin}</name>はhttpsを使っていません。',
  'not-public': '<name>{host}</name>は公開されたインターネット上にありません。',
};
