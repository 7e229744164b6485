import type { Translation } from '../words.js';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  'quota-used': 'Ayrshareの今月の利用枠を使い切りました。Ayrshareで枠を増やすか、来月までお待ちください。',
  'posted-already':
    '{network, select, none {SNS} other {<name>{network}</name>}}：同じ本文がすでに投稿されています。表現を変えて、もう一度お試しください。',
  'not-linked':
    '{network, select, none {SNS} other {<name>{network}</name>}}がAyrshareに連携されていません。Ayrshareでアカウントを連携して、もう一度お試しください。',
  'link-anew':
    '{network, select, none {SNS} other {<name>{network}</name>}}の再連携が必要です。Ayrshareにログインして、アカウントをもう一度連携してください。',
  'own-app-needed':
    '{network, select, none {SNS} other {<name>{network}</name>}}には、ご自身のアプリのキーが必要です。AYRSHARE_X_API_KEYとAYRSHARE_X_API_SECRETを設定してください。',
  'network-says': '{network, select, none {SNS} other {<name>{network}</name>}}からの応答：「<name>{text}</name>」',
  'network-silent':
    '{network, select, none {SNS} other {<name>{network}</name>}}が投稿を受け付けませんでした。理由は示されていません。',
  'no-key': 'Ayrshareのアカウントが連携されていません。AYRSHARE_API_KEYを設定して、もう一度お試しください。',
  'key-refused': 'Ayrshareがキーを受け付けませんでした。AYRSHARE_API_KEYを確認して、もう一度お試しください。',
  'too-fast': 'Ayrshareから、送信の間隔を空けるよう求められました。',
  'out-of-reach': 'Ayrshareに接続できません。',
  'picture-needed': 'Instagramには画像が必要です。投稿するには、画像のリンクを追加してください。',
  'outcome-unknown':
    'この投稿が公開されたかどうか確認できませんでした。もう一度予約する前に、各SNSを確認してください。',
  'no-answer': '応答がありませんでした。投稿が公開されたかどうかを確認してから、もう一度試します。',
  'tried-again': 'もう一度試します。',
  'stopped-trying': '再試行をやめました。やり直すには、投稿に新しい日時を設定してください。',
};
