import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  pictureAlt: '開かれていくギフトページ。広げられた包装紙、ほどけたリボン、その中にギフトの写真と手紙。',
  pictureNames: 'ノラさんへ、サムより',
  viewProduct: '商品を見る',
  keepTitle: '大切な人を登録',
  keepText: '好きなことや大切な日をプロフィールに登録できます。どの日も、間に合ううちにお知らせします。',
  chooseTitle: 'ぴったりを選ぶ',
  chooseText: 'AIが、価格と購入リンクの付いた、実際に買える商品を見つけます。予算は$0から$10,000以上まで選べます。',
  sendTitle: '贈って、開封を知る',
  sendText:
    'ギフトはショップでご注文ください。私たちがメッセージとともにサプライズを包み、メールかSMSで届けます。開封されたときもわかります。',
  howItWorks: 'ご利用の流れ',
  findGifts: 'ギフトを探す',
  pricing: '料金',
  logoToTop: 'Presently、ページの先頭へ',
  madeFor: '贈りものを愛するすべての人へ。',
  quickLinks: 'クイックリンク',
  startPage: 'Presently、トップページ',
  main: 'メイン',
  signIn: 'ログイン',
  title: '心のこもったギフトを、<other></other>いつも間に合うように。',
  intro:
    'Presentlyは大切な人とその日を覚え、喜ばれるギフトを実際の商品から見つけ、包みを開けるようなページでお届けします。',
  promise: '注文はショップで。サプライズは私たちが包みます。',
  getStarted: 'はじめる',
  learnMore: '詳しく見る',
  lastCall: '次の誕生日は、思ったより近くに来ています。',
  birthday: '誕生日',
  anniversary: '記念日',
  thankYou: 'お礼',
  sympathy: 'お悔やみ・お見舞い',
  celebration: 'お祝い',
  justBecause: 'なんでもない日',
  forEveryOccasion: 'どんな機会にも',
};
