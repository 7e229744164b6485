import { wordsOf } from '../words.js';

/** The page that sets up a box. */
export const en = {
  title: 'Set up Presently',
  lead: 'This page works once. Everything but the account can be changed later.',
  wrong: 'Some of this is not right yet. See below.',
  account: 'Your account',
  accountText: 'You are the administrator.',
  username: 'Username',
  password: 'Password',
  email: 'Email (optional)',
  address: 'Address',
  addressText: 'Where people reach Presently. Links in messages begin with it.',
  publicUrl: 'Address, with https://',
  mail: 'Mail (optional)',
  mailText: 'Without a mail server you hand gifts over as a link, and no reminder arrives.',
  smtpHost: 'Mail server',
  smtpPort: 'Port',
  smtpUser: 'Username at the mail server',
  smtpPassword: 'Password at the mail server',
  mailFrom: 'Address that mails come from',
  setUp: 'Set up',
  wrongPublicUrl: 'The address must begin with https:// and have no path, such as https://gifts.example.org',
  wrongSmtpHost: 'Please give the name of the mail server, such as smtp.example.org',
  wrongSmtpPort: 'The port must be a number, usually 587 or 465',
  wrongSmtpUser: 'Please give the username that belongs to the password',
  wrongSmtpPassword: 'Please give the password of the mail account',
  wrongMailFrom: 'Please give an email address of your own that mails come from',
  doneTitle: 'Presently is being set up',
  doneText: 'It starts again with your settings, which takes half a minute. Then sign in at',
  doneMore: 'For the pages of administrators, add a passkey or an authenticator app under Account.',
  goneTitle: 'This link does not work',
  goneText:
    'It works once and for a day, until there is an administrator. If there is none yet, start Presently again: its log has a new link.',
} as const;

export const firstRunWords = wordsOf('firstRun', en);
