import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  opened: 'ギフトが開封されました',
  openedMore: 'Presentlyで見てみましょう。',
  openedBy: '{person}さんがギフトを開封しました',
  thanked: 'お礼が届きました',
  thankedMore: 'Presentlyで読めます。',
  thankedBy: '{person}さんからお礼が届きました',
  chosen: 'ギフトが選ばれました',
  chosenMore: 'どれが選ばれたかはPresentlyで。',
  chosenBy: '{person}さんが選びました',
  proposal: 'ご確認いただきたいギフトがあります',
  proposalMore: '承認するまで何も送られません。',
  proposalFor: '{person}さんへのギフト',
  arrived: 'ご注文の品は届きましたか？',
  arrivedMore: 'Presentlyで知らせてください。',
  arrivedShort: '届きましたか？',
  giftFor: '{person}さんへの{gift}',
  reminder: 'リマインダーがあります',
  reminders: 'リマインダーが{count}件あります',
  reminderMore: 'Presentlyで見てみましょう。',
  remindersMore: 'Presentlyで見てみましょう。',
  notBought: '{person}さんへの{gift}はまだ購入していません',
  howWent: '{person}さんへの{gift}はいかがでしたか？',
  somebody: 'どなたか',
  aCard: 'カード',
};
