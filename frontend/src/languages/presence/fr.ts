import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  isItYou: 'C’est bien toi ?',
  passwordLead: 'Saisis ton mot de passe pour continuer. Nous le redemandons quand ta dernière connexion date un peu.',
  required: 'Saisis ton mot de passe',
  password: 'Mot de passe',
  usePasskey: 'Utiliser plutôt une clé d’accès',
  cancel: 'Annuler',
  goOn: 'Continuer',
  failed: 'Cela n’a pas marché',
  tryAgain: 'Réessaie.',
};
