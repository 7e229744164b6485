import { wordsOf } from '../words.js';

export const en = {
  notRead: 'This request could not be read.',
  toDashboard: 'To your dashboard',
  notAccepted: '{client} asks in a way that we do not accept. Nothing was allowed.',
  backTo: 'Back to {host}',
  cannotAllow: 'This cannot be allowed',
  title: 'Let “{client}” work for you?',
  asksHere: 'A program on <b>this computer</b> ({host}) asks, and calls itself “{client}”.',
  asks: '<b>{host}</b> asks, and calls itself “{client}”.',
  notChecked: 'We have not checked who that is. Allow it only if you have just connected it yourself.',
  itMay: 'It may',
  never: 'It can never',
  endAnyTime: 'You can end this at any time under <link>Account, Security</link>.',
  allow: 'Allow',
  deny: 'Deny',
  tryAgain: 'Please try again.',
  didNotWork: 'That did not work',
  read: 'Read your people, days, ideas and gifts',
  readHint: 'Names, interests, birthdays, and what you have given.',
  write: 'Add and change them, and propose gifts',
  writeHint: 'What it proposes waits for you under Proposals. Nothing goes out before you approve it.',
  send: 'Send gifts without asking you',
  sendHint: 'At most {count} a day. Assistants propose gifts, so you can leave this off.',
  contacts: 'See addresses, numbers and notes',
  contactsHint: 'Email addresses, telephone numbers, postal addresses, sizes and your notes about people.',
  neverDelete: 'Delete people, gifts or your account',
  neverSignIn: 'Sign in as you, or change your password or email address',
  neverPay: 'Pay, or see how you pay',
  neverPassOn: 'Allow anything to another program',
} as const;

export const consentWords = wordsOf('consent', en);
