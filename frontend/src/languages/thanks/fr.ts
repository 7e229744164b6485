import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  heart: 'Avec affection',
  bouquet: 'Des fleurs pour toi',
  sun: 'Tu as illuminé ma journée',
  toast: 'À ta santé',
  bow: 'Quelle belle attention',
};
