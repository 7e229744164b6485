import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  isItYou: 'Bist du das?',
  passwordLead:
    'Gib dein Passwort ein, um fortzufahren. Wir fragen noch einmal, wenn deine Anmeldung eine Weile her ist.',
  required: 'Bitte gib dein Passwort ein',
  password: 'Passwort',
  usePasskey: 'Stattdessen einen Passkey verwenden',
  cancel: 'Abbrechen',
  goOn: 'Weiter',
  failed: 'Das hat nicht geklappt',
  tryAgain: 'Bitte versuch es noch einmal.',
};
