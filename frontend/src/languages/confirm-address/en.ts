import { wordsOf } from '../words.js';

export const en = {
  title: 'Confirm your email address',
  text: 'We sent a link to <b>{email}</b>. Until you open it and confirm, reminders and news of your gifts are not sent there.',
  again: 'Send again',
} as const;

export const confirmAddressWords = wordsOf('confirmAddress', en);
