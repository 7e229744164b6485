import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: 'このギフトを報告する',
  intro: '問題の内容をお知らせください。報告はすべて確認します。贈り主に知られることはありません。',
  legend: 'どのような問題ですか？',
  unknownSender: '贈り主を知らない',
  unwanted: '受け取りたくない',
  harassment: '侮辱、脅迫、嫌がらせがある',
  fraud: '金銭や個人情報を求めている、または他人になりすましている',
  other: 'その他',
  words: '詳しい内容 <em>（任意）</em>',
  submit: '報告を送る',
  thankYou: 'ありがとうございます',
  sent: 'このギフトと贈り主を確認します。報告したことが相手に知られることはありません。',
  goneTitle: 'このリンクは無効です',
  gone: 'ギフトを報告できるのは、贈り主が削除してから30日間です。このリンクは古いか、途中で切れています。',
  chooseReason: '理由をお選びください',
  lost: '報告を送れませんでした。もう一度お試しください。',
  tooMany: 'ここから送られた報告が多すぎます。しばらくしてからもう一度お試しください。',
};
