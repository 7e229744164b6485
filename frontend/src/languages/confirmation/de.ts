import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  sent: 'Link gesendet',
  sentText: 'Sieh im Postfach von {email} nach.',
  notSent: 'Link nicht gesendet',
  tryAgain: 'Bitte versuch es noch einmal.',
};
