import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  from: '{sender}（Presently経由）',
  subject: '{kind, select, card {{sender}さんからカードが届きました} other {{sender}さんからギフトが届きました}}',
  nudgeSubject:
    '{kind, select, card {{sender}さんからのカードがまだ開封されていません} other {{sender}さんからのギフトがまだ開封されていません}}',
  quietSubject: '{sender}さんからのお便りです',
  preheader: 'きれいに包んであります。お好きなときに開けてください。',
  nudgePreheader: 'まだ包まれたままです。このお知らせは今回限りです。',
  quietPreheader: 'お好きなときにお読みください。',
  heading:
    '{kind, select, card {<name>{sender}</name>さんからカードが届きました} other {<name>{sender}</name>さんからギフトが届きました}}',
  nudgeHeading:
    '{kind, select, card {<name>{sender}</name>さんからのカードが届いています} other {<name>{sender}</name>さんからのギフトが届いています}}',
  quietHeading: '<name>{sender}</name>さんからのお便りです',
  parcelAlt:
    '{kind, select, card {リボンを結んだ、まだ開けていないカード} other {リボンを結んだ、まだ開けていないギフト}}',
  tag: '<name>{recipient}</name>さんへ、<name>{sender}</name>さんより',
  open: '{kind, select, card {カードを開ける} other {ギフトを開ける}}',
  read: '読む',
  orOpen: 'または、こちらのアドレスを開いてください：',
  why: 'このメールは、<name>{sender}</name>さんが{kind, select, card {カード} other {ギフト}}を贈ろうとPresentlyにこのアドレスを入力したため、お送りしています。お心当たりがなければ、開けずにそのままでかまいません。',
  nudgeWhy:
    'このお知らせは、<name>{sender}</name>さんが{kind, select, card {カード} other {ギフト}}を贈ろうとPresentlyにこのアドレスを入力したため、一度だけお送りしています。お心当たりがなければ、開けずにそのままでかまいません。',
  optOut: '今後メールでギフトを受け取らない',
  report: '報告する',
  aPerson: 'ある方',
  you: 'あなた',
};
