import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  moment: '少々お待ちください',
  giftUnavailable: 'ギフトは無事に保管されていますが、ただいま表示できません。しばらくしてからもう一度お試しください。',
  giftsTitle: 'メールで届くギフト',
  gifts:
    'Presentlyでは、ほかの方からメールでギフトが届くことがあります。今後受け取りたくない場合は、ボタンを押してください。すでに届いたギフトはそのまま残ります。',
  stop: '今後メールでギフトを受け取らない',
  stoppedTitle: '今後、メールでギフトは届きません',
  stopped:
    '今後、Presentlyからメールでギフトが届くことはありません。この設定は、今すぐにも、あとで同じリンクからでも元に戻せます。それまでに贈られようとしたものは送信されません。',
  again: 'またギフトを受け取る',
  brokenTitle: 'このリンクは使えません',
  broken: '途中で切れている可能性があります。最新のメールにあるリンクをお使いください。',
  tryAgain: 'ただいまご利用になれません。しばらくしてから、メールのリンクをもう一度開いてください。',
  notChosen: 'まだ選ばれていません',
  chooseOne: 'ひとつお選びください。',
  backToGift: 'ギフトに戻る',
};
