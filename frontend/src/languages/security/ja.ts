import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  cancel: 'キャンセル',
  pleaseRetry: 'もう一度お試しください。',
  reportThanks: 'ありがとうございます。確認します。',
  reportWords: '詳しい内容（任意）',
  sendReport: '報告を送る',
  pushTitle: '通知',
  pushText: '{recipient}さんが開封したとき、この端末でお知らせできます。通知に人やギフトの名前は表示されません。',
  pushYes: '開封されたら知らせる',
  pushNo: '今はしない',
  pushOn: '通知はオンです',
  pushOnText: 'ギフトが開封されると、この端末にお知らせします。',
  pushOff: '通知はオフです',
  pushOffText: 'メールはこれまでどおり届きます。',
  pushUnchanged: '変更されませんでした',
  pushFailed: 'ブラウザで設定できませんでした。もう一度お試しください。',
  pushRefused: 'ブラウザが許可しませんでした。何も変わっていません。',
  pushNotOffered: 'ここでは端末への通知を提供していません。',
  pushNoService: 'ブラウザのプッシュサービスが現在使えません。',
};
