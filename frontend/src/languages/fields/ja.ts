import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const ja: Translation<typeof en> = {
  yearBetween: '{first}年から{last}年の間で選んでください',
  realDay: '実在する月日を選んでください',
  validUrl: '正しいURLを入力してください',
  futureTime: '未来の日時を選んでください',
  month: '月',
  day: '日',
  yearIfKnown: '年（わかる場合）',
  year: '年',
  notSaid: '指定なし',
  notKnown: '不明',
  didYouMean: '<other>{address}</other>ではありませんか？',
  time: '時刻',
  timeZone: 'タイムゾーン',
  passwordHint: '8文字以上',
  commonPassword: 'このパスワードは多くの人が使っていて推測されやすいものです。別のものを選んでください。',
  noPhoneNumber: '電話番号ではないようです。ご確認ください。',
  whereYouAre: '{place}（現在地）',
  allCities: 'すべての都市',
  separateByCommas: 'コンマで区切ってください。',
  removeWord: '{word}を削除',
  countryAsked: '+81のように国番号を付けてください',
  cityAndCountry: '{city}（{country}）',
};
