import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  title: 'Confirme ton adresse e-mail',
  text: 'Nous avons envoyé un lien à <b>{email}</b>. Tant que tu ne l’as pas ouvert et confirmé, cette adresse ne reçoit ni rappels ni nouvelles de tes cadeaux.',
  again: 'Renvoyer',
};
