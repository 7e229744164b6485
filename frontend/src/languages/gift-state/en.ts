import { wordsOf } from '../words.js';

export const en = {
  badgePlanned: 'Planned',
  badgeScheduled: 'Scheduled',
  badgeNotDelivered: 'Not delivered',
  badgeSent: 'Sent',
  badgeDelivered: 'Delivered',
  badgeViewed: 'Viewed',
  badgeThanked: 'Thanked',
  badgeTakenBack: 'Taken back',
  withPhoneCompany: 'With the phone company, not on the phone yet',
  textUnderWay: 'The text is on its way',
  mailUnderWay: 'The email is on its way',
  soldOut: 'Sold out at the shop',
  priceNow: 'Now <price>{amount}</price>',
  priceNowWas: 'Now <price>{amount}</price> <was>(was <old>{before}</old>)</was>',
  checked: ', checked {ago}',
  optionsOf: 'Options for {gift}, for {recipient}',
  changeFailed: 'The gift could not be changed',
  error: 'Error',
} as const;

export const giftStateWords = wordsOf('giftState', en);
