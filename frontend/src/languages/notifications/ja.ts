import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  calendarFailed: '現在、カレンダーを表示できません。',
  loading: '読み込み中',
  calendarAddress: 'カレンダーのアドレス',
  showAddress: 'カレンダーのアドレスを表示',
  newAddress: 'カレンダーの新しいアドレス',
  newAddressText: '古いアドレスの代わりにカレンダーへ追加してください。',
  yourAddress: 'カレンダーのアドレス',
  copyAddress: 'アドレスをコピー',
  addressWarning: 'このアドレスを知る人は、大切な日とメモを読めます。他人に知られた場合は変更してください。',
  openInCalendar: 'カレンダーで開く',
  changeAddress: 'アドレスを変更',
  changeTitle: 'カレンダーのアドレスを変更しますか？',
  changeText: '古いアドレスを使うカレンダーには、新しいアドレスを設定するまで大切な日が届かなくなります。',
  confirmChange: '変更する',
  notChanged: '変更できませんでした',
  tryAgain: 'もう一度お試しください。',
  title: '通知',
  lead: '大切な日をいつお知らせするか、ギフトが開封されたときやお礼が届いたときにメールするかを選べます。',
  onThisDevice: 'この端末',
  onThisDeviceLead: 'ギフトのようすを、スマートフォンやパソコンにすぐお知らせします。',
  calendar: 'カレンダー',
  calendarLead: 'みんなの大切な日を、Apple、Google、Outlookなどのカレンダーに通知付きで表示します。',
  reminders: 'リマインダー',
  stateOn:
    'ギフトが開封されたとき、お礼が届いたとき、大切な日が近づいたとき、注文の品が届くころに、この端末にお知らせします。',
  stateOff:
    'ギフトが開封されたとき、お礼が届いたとき、大切な日が近づいたとき、注文の品が届くころに、この端末へすぐお知らせできます。端末に届かないときだけメールをお送りします。',
  stateBlocked:
    'このブラウザではPresentlyの通知がブロックされています。ブラウザのサイト設定で許可してから戻ってください。',
  stateHomeScreen:
    'iPhoneやiPadでは、まず「共有」から「ホーム画面に追加」でPresentlyを追加し、そこから開いてこのページに戻ってください。',
  stateNone: 'このブラウザは通知に対応していません。代わりにメールをお送りします。',
  stateNotOffered: 'ここでは端末への通知を提供していません。代わりにメールをお送りします。',
  notShown: '現在、表示できません。',
  on: 'オン',
  turnOff: 'この端末でオフにする',
  turnOn: 'この端末でオンにする',
  showNames: '名前を表示',
  showNamesHint: 'すべての端末の通知に、ロック画面でも相手とギフトの名前を表示します。',
  remindersToo: 'リマインダーも',
  remindersTooHint: 'メールと同じ時刻にお知らせします。',
};
