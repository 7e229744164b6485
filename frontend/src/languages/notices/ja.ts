import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  privacyTitle: 'プライバシー',
  privacyLead: '大切な人のことを教えていただきます。入力された内容の扱いをご説明します。',
  privacyKeepTitle: '保存するもの',
  privacyKeep:
    'アカウント、贈る相手とその大切な日・好み・住所、ギフト、メッセージ、録音・録画です。これらはあなたのものです。販売せず、広告も表示しません。',
  privacySeesTitle: '見られる人',
  privacySees:
    'ギフトを受け取る方には、そのギフト、メッセージ、あなたの名前が見えます。登録した相手やメモは、ほかの誰にも見えません。',
  privacyIdeasTitle: 'アイデア探しに使うもの',
  privacyIdeas:
    'アイデアやメッセージを頼むと、好み、大切な日、予算など必要なものだけが、それを書くAIサービスに送られます。メモやサイズは、その相手について許可した場合にだけアイデアに使われます。',
  privacyProvidersTitle: '委託先',
  privacyProviders:
    'メール、テキストメッセージ、カード決済は、それだけを行う事業者を通します。カード番号は決済事業者に直接送られ、Presentlyには届きません。',
  privacyPicturesTitle: 'ほかのサイトの画像',
  privacyPictures: '商品の画像はPresentlyが持つ複製を表示するため、誰が見たかはショップにわかりません。',
  privacyLeaveTitle: 'エクスポートと削除',
  privacyLeave:
    'どちらもアカウント設定にあります。すべてを1つのファイルで受け取ることも、アカウントを削除することもできます。削除すると、登録した相手、ギフト、録音・録画が消え、送ったリンクは使えなくなります。',
  privacyRecipientsTitle: 'ギフトを受け取った方へ',
  privacyRecipients: 'どのメールにも受信を止めるリンクがあり、どのギフトも報告できます。',
  termsTitle: '利用規約',
  termsLead: 'Presentlyを誰にとっても心地よく信頼できるものにする、いくつかのきまりです。',
  termsDoesTitle: 'Presentlyができること',
  termsDoes:
    '大切な日を覚え、ギフトを提案し、包みを開けるページを送ります。販売や発送は行いません。注文は、ショップの条件に従ってショップで行っていただきます。価格と在庫はショップのもので、変わっていることがあります。',
  termsSendTitle: '送ってよいもの',
  termsSend:
    '喜んでくれる方へのギフトと言葉だけです。広告、違法なもの、人を傷つけるものは送れません。報告されたアカウントは停止されることがあります。',
  termsPlansTitle: 'プランと支払い',
  termsPlans:
    'Freeプランは無料です。有料プランは解約するまで毎月請求されます。解約後も請求期間の終わりまで使え、その後Freeプランに戻ります。',
  termsUnlimitedTitle: '「無制限」の意味',
  termsUnlimited:
    '人が贈れるだけのギフトを送れます。迷惑行為を防ぐため1時間に送れる数には上限があり、近づくとアカウント設定でお知らせします。',
  termsIdeasTitle: '提案はあくまで提案です',
  termsIdeas: 'アイデアとメッセージはAIが書くことがあります。あなたの名前で届くので、送る前にお読みください。',
  helpTitle: 'ヘルプ',
  helpLead: 'よくある質問に短くお答えします。',
  helpBuysTitle: 'ギフトは誰が買いますか？',
  helpBuys: 'ご自身がショップで買います。Presentlyは包みを開けるページを送り、忘れずに注文できるようお知らせします。',
  helpArriveTitle: 'ギフトが届きませんでした',
  helpArrive:
    '「すべてのギフト」から開いてください。メールが戻ってきた場合は理由が表示され、アドレスを直してもう一度送れます。リンクをコピーしてご自身で送ることもできます。',
  helpChangeTitle: 'ギフトの変更や取り消しはできますか？',
  helpChange:
    '予定したギフトは、変更も、すぐに送ることも、取り消すこともできます。送ったギフトも、開かれるまでは取り消せます（届いたメッセージ自体は残ります）。',
  helpSignInTitle: 'ログインできません',
  helpSignIn:
    'ユーザー名かメールアドレスをお使いください。「パスワードをお忘れですか？」から、確認済みのアドレスにリンクが届きます。',
  helpRemindersTitle: 'リマインダーはどこから届きますか？',
  helpReminders: '贈る相手ごとに登録した大切な日から届きます。届く時期の変更や停止はアカウント設定でできます。',
  helpCancelTitle: '解約するには？',
  helpCancel: 'サブスクリプションのページから行えます。保存したものはすべて残ります。',
  contactTitle: 'お問い合わせ',
  contactLead: 'このサービスを運営する人への連絡方法です。',
  contactWriteTitle: 'ご連絡ください',
  contactWrite: 'Presentlyからのメールの送信元アドレスへお書きください。',
  contactCare:
    'アカウントのユーザー名と、問題が起きたときの操作をお知らせください。パスワードは決して送らないでください。',
  contactReportTitle: '迷惑を受けている場合',
  contactReport: 'ギフトの下にある「報告」をお使いください。報告はこのサービスの運営者に届きます。',
  writtenIn: 'このページは次の言語で書かれています：{language}',
};
