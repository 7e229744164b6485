import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  howDidItGo: '反応はいかがでしたか？',
  onTheirWay: '配送中',
  arrived: '到着済み',
  hasArrived: '{gift}が届きました',
  itIsHere: '届きました',
  orderProblem: '注文に問題があります。',
  orderLate: '{day}ごろ届く予定で、当日に間に合いません。',
  orderDue: '{day}に届いているはずです。',
  daysFailed: 'ほかの大切な日を読み込めませんでした。',
};
