import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  describeLanding:
    'Presentlyは、大切な人とその日を覚え、喜ばれるギフトを実際の商品から見つけて、包みを開けるようなページでお届けします。',
  describeAuth:
    'Presentlyにログインするか、無料アカウントを作成してください。毎月5件のギフト、リマインダー、アイデアが使えます。',
  describeHowItWorks:
    '名前から、笑顔で開けられるギフトまで4ステップです。贈る相手と大切な日を登録し、AIのおすすめを見て、メッセージを添え、贈って見守ります。',
  describePricing: '毎月5件のギフトまで無料です。月額$6.99のProは無制限で、SMSでも送れます。',
  describePrivacy:
    'Presentlyに入力した内容の取り扱いです。何が保存され、誰が見られるか、エクスポートや削除の方法を説明します。',
  describeTerms: 'Presentlyの規約です。できること、送ってよいもの、プランの料金、「無制限」の意味を説明します。',
  describeHelp: 'Presentlyのよくある質問です。誰がギフトを買うのか、届かないときはどうするかにお答えします。',
  describeContact: 'Presentlyの運営者への連絡方法です。',
  addTitle: '贈る相手と大切な日を登録',
  addText: '大切な人の好きなもの、誕生日や記念日など、覚えておきたい日を登録します。',
  ideasTitle: 'AIのおすすめを見る',
  ideasText:
    '$0から$10,000以上までの予算でアイデアを探せます。どのアイデアにも、理由と、画像・価格・購入先のわかる実際の商品が付いています。',
  messageTitle: 'メッセージを添える',
  messageText:
    '自分で書くことも、あたたかい、楽しい、丁寧な、心のこもった文面から始めることもできます。どの言葉も自由に変えられます。',
  trackTitle: '贈って見守る',
  trackText:
    'ギフトはショップでご注文ください。サプライズとして、包みを開けるページをメールかSMSで届けます。ページが届いたときと開封されたときがわかります。',
  remindersTitle: '頼れるリマインダー',
  remindersText: 'どの大切な日も余裕をもって、好きな日数だけ前にお知らせします。',
  productsTitle: '実際に買える商品',
  productsText: '画像、実際の価格、購入リンクが付いています。',
  touchTitle: '自分らしさ',
  touchText: 'たった一人のためのページに、自分らしい言葉を添えられます。',
  deliveryTitle: 'お届けを見守る',
  deliveryText: '送信から到着、開封まで、聞かなくてもわかります。',
  howItWorks: 'ご利用の流れ',
  howIntro: '名前から、笑顔で開けられるギフトまで4ステップです。注文はショップで。サプライズは私たちが包みます。',
  keyFeatures: '主な特長',
  whoseBirthday: '次は誰の誕生日ですか？',
  getStartedFree: '無料ではじめる',
  pricing: '料金',
  pricingIntro: '無料ではじめて、毎月5件のギフトで足りる間はずっと無料です。',
  questions: 'よくある質問',
  cancelQuestion: '解約するとどうなりますか？',
  cancelAnswer: '請求期間の終わりまでプランを使えます。その後Freeに戻り、贈る相手、大切な日、ギフトの履歴は残ります。',
  unlimitedQuestion: '「無制限」とはどのくらいですか？',
  unlimitedAnswer:
    '毎月好きなだけ贈れます。迷惑行為を防ぐため1時間あたりの上限があり、近づくとアカウント設定に表示されます。',
  upgradeQuestion: 'アップグレードはいつ反映されますか？',
  upgradeAnswer: 'すぐに反映されます。',
  downgradeQuestion: 'ダウングレードはいつ反映されますか？',
  downgradeAnswer: '請求期間の終わりに反映されます。',
  step: '<other>ステップ</other>{number}',
};
