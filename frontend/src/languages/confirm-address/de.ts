import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  title: 'Bestätige deine E-Mail-Adresse',
  text: 'Wir haben einen Link an <b>{email}</b> geschickt. Erst wenn du ihn öffnest und die Adresse bestätigst, schicken wir Erinnerungen und Neues von deinen Geschenken dorthin.',
  again: 'Noch einmal senden',
};
