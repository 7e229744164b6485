import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  confirmSubject: 'メールアドレスを確認してください',
  confirmPreheader: 'ワンタップで、リマインダーやギフトのお知らせがこのアドレスに届くようになります。',
  confirmFor: 'アカウント「<account>{username}</account>」についてのメールです。',
  confirmForYours: 'ご自身のアカウントについてのメールです。',
  confirmText: '確認していただくまで、このアドレスにはほかに何もお送りしません。リンクは72時間有効です。',
  confirmFormer:
    'このアカウントの以前のアドレスは<name>{formerEmail}</name>です。以前のアドレスの持ち主は、72時間以内ならアカウントを取り戻せます。心当たりのないアドレスの場合は、ご自身のアカウントではありません。何もせず、このメールを破棄してください。',
  confirmButton: 'このアドレスを確認',
  confirmWhy:
    'このアドレスがPresentlyのアカウントに入力されたため、お送りしています。心当たりがない場合は、何もせず、このメールを破棄してください。72時間後にアカウントから外れます。',
  changedSubject: 'メールアドレスが変更されました',
  changedPreheader: '心当たりがない場合は、72時間以内に元に戻してください。',
  changedText: 'アカウント「<account>{username}</account>」のアドレスは<name>{newEmail}</name>になりました。',
  changedUndo:
    '心当たりがない場合は、72時間以内にボタンを押してください。アドレスがこのアドレスに戻り、すべてのセッション、パスキー、連携ログインが終了し、パスワードは無効になります。新しいパスワードを設定するリンクをお送りします。',
  changedWhy: 'Presentlyのアカウントのアドレスだったため、お送りしています。',
  'signed-in-unknown-browser': 'アカウントに新しいログインがありました',
  'password-changed': 'パスワードが変更されました',
  'password-reset': 'パスワードが再設定されました',
  'username-changed': 'ユーザー名が変更されました',
  'passkey-added': 'アカウントにパスキーが追加されました',
  'passkey-removed': 'アカウントからパスキーが削除されました',
  'second-factor-added': '2段階認証が追加されました',
  'second-factor-removed': '2段階認証が削除されました',
  'second-factor-ending': '2段階認証は72時間後に終了します',
  'recovery-codes-made': 'アカウントの新しいリカバリーコードが作成されました',
  'recovery-code-used': 'リカバリーコードを使ったログインがありました',
  'provider-linked': 'アカウントに連携ログインが追加されました',
  'provider-unlinked': 'アカウントの連携ログインが解除されました',
  'token-created': 'アカウントにプログラム用のトークンが作成されました',
  'webhook-created': 'アカウントにWebhookが作成されました',
  noticePreheader: '心当たりがない場合は、アカウントを保護してください。',
  noticeText:
    '{moment}に、アカウント「<account>{username}</account>」で、<name>{browser}</name>{hasNetwork, select, yes {（ネットワーク {network}）} other {}}から行われました。ご本人の操作であれば、何もする必要はありません。',
  noticeUndo:
    '心当たりがない場合は、72時間以内にボタンを押してください。すべてのセッション、パスキー、トークン、連携ログインが終了し、カレンダーのアドレスが変わり、パスワードは無効になります。新しいパスワードを設定するリンクをお送りします。',
  noticeWhy: 'Presentlyのアカウントのセキュリティに関わるため、お送りしています。',
  resetSubject: 'Presentlyの新しいパスワードを設定してください',
  resetTitle: '新しいパスワードを設定',
  resetHowLong: 'リンクは1時間以内に1回だけ使えます。',
  resetFor: 'アカウント「<account>{username}</account>」についてのメールです。{howLong}',
  resetEnds:
    '新しいパスワードを設定すると、すべてのセッション、パスキー、連携ログインが終了し、カレンダーのアドレスが変わります。あとで追加し直してください。認証アプリはそのまま使えます。',
  resetWhy:
    'このメールアドレスで新しいパスワードの設定が求められたため、お送りしています。心当たりがない場合は、何もせず、このメールを破棄してください。リンクが使われるまで何も変わりません。',
  deletedSubject: 'アカウントが削除されました',
  deletedPreheader: '削除した内容です。',
  deletedText: 'アカウント「<account>{username}</account>」は{moment}に削除されました。削除した内容：',
  deletedList:
    '• プロフィール、パスワード、パスキー、セッション、セキュリティの記録\n• 贈る相手とその大切な日、メモ\n• ギフトとメッセージ、録音・録画（リンクは開けなくなりました）\n• 提案されたアイデアとメッセージ\n• まだ送られていないリマインダーとメッセージ\n• プラン（解約済み）とその記録',
  deletedRest:
    '届いたメールやSMSは、受け取った人の手元に残ります。受け取った人は30日間、それを報告できます。そのためだけに文面の写しを保管し、その後削除します。決済サービスは、法律が定める期間、過去のお支払いの記録を保管します。バックアップに残るデータは、バックアップの期限が来ると消えます。',
  deletedNotYou:
    '削除したアカウントは元に戻せません。心当たりがない場合は、ほかの人にパスワードを知られています。同じパスワードを使っているすべての場所で変更してください。',
  deletedWhy: 'Presentlyのアカウントのアドレスだったため、お送りしています。このアドレスも削除しました。',
  orOpen: 'または、こちらのアドレスを開いてください：',
};
