import { wordsOf } from '../words.js';

export const en = {
  cancel: 'Cancel',
  pleaseRetry: 'Please try again.',
  reportThanks: 'Thank you. We will look at it.',
  reportWords: 'In your words, optional',
  sendReport: 'Send report',
  pushTitle: 'Notifications',
  pushText: 'This device can tell you when {recipient} opens it. What it shows names nobody and no gift.',
  pushYes: 'Tell me when it is opened',
  pushNo: 'Not now',
  pushOn: 'Notifications are on',
  pushOnText: 'This device is told when a gift is opened.',
  pushOff: 'Notifications are off',
  pushOffText: 'You get emails as before.',
  pushUnchanged: 'Not changed',
  pushFailed: 'Your browser could not do it. Please try again.',
  pushRefused: 'Your browser did not allow it. Nothing was changed.',
  pushNotOffered: 'Notifications on devices are not offered here.',
  pushNoService: 'Your browser has no push service at the moment.',
} as const;

export const securityWords = wordsOf('security', en);
