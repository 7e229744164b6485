import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  isItYou: 'Sei tu?',
  passwordLead: 'Inserisci la password per continuare. La chiediamo di nuovo quando è passato un po’ dall’accesso.',
  required: 'Inserisci la password',
  password: 'Password',
  usePasskey: 'Usa invece una passkey',
  cancel: 'Annulla',
  goOn: 'Continua',
  failed: 'Non ha funzionato',
  tryAgain: 'Riprova.',
};
