import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  title: 'Bestätige deine E-Mail-Adresse',
  text: 'Wir haben einen Link an <b>{email}</b> geschickt. Öffne und bestätige ihn: Vorher schicken wir dorthin keine Erinnerungen und nichts Neues von deinen Geschenken.',
  again: 'Noch einmal senden',
};
