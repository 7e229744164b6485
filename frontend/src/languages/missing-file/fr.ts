import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  text: 'Cette page n’est pas arrivée en entier. Vérifie ta connexion, puis {bar}recharge la page{bar}.',
};
