import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  badgePlanned: '予定',
  badgeScheduled: '送信予約済み',
  badgeNotDelivered: 'お届け失敗',
  badgeSent: '送信済み',
  badgeDelivered: 'お届け済み',
  badgeViewed: '開封済み',
  badgeThanked: 'お礼あり',
  badgeTakenBack: '取り消し済み',
  withPhoneCompany: '通信会社が受け付けましたが、まだ届いていません',
  textUnderWay: 'SMSを送信しています',
  mailUnderWay: 'メールを送信しています',
  soldOut: 'ショップで売り切れ',
  priceNow: '現在 <price>{amount}</price>',
  priceNowWas: '現在 <price>{amount}</price> <was>（選んだときは <old>{before}</old>）</was>',
  checked: '（{ago}に確認）',
  optionsOf: '{recipient}さんへの{gift}のオプション',
  changeFailed: 'ギフトを変更できませんでした',
  error: 'エラー',
};
