import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  title: '反応はいかがでしたか？',
  gave: '<name>{recipient}</name>さんに<name>{gift}</name>を贈りました。',
  loved: '記録しました：<name>{recipient}</name>さんにとても喜ばれた。',
  fine: '記録しました：<name>{recipient}</name>さんの反応はまずまず。',
  hadIt: '記録しました：<name>{recipient}</name>さんはもう持っていた。',
  notForThem: '記録しました：<name>{recipient}</name>さんの好みに合わなかった。',
  takenBack: '取り消しました。何も記録していません。',
  change: 'このリンクが使える間は変更できます。今後のアイデアに生かします。',
  ask: '答えを選んでください。今後のアイデアに生かします。',
  takeBack: '取り消す',
  notKept: '記録できませんでした。もう一度答えを選んでください。',
  notLoaded: 'ギフトを読み込めませんでした。',
  deadTitle: 'このリンクは使えません',
  deadText: 'リンクが途中で切れているか、60日を過ぎています。ギフトのページでは引き続き反応を記録できます。',
  myGifts: 'ギフト一覧',
};
