import type { Translation } from '../words.js';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  answered: 'Il destinatario ha risposto {status}.',
  redirected: 'Il destinatario ha risposto con un reindirizzamento ({status}), che non seguiamo.',
  refused: 'Il destinatario ha rifiutato la connessione.',
  'bad-certificate': 'Il certificato del destinatario non è valido.',
  silent: 'Il destinatario non ha risposto entro {seconds} secondi.',
  broke: 'La connessione al destinatario si è interrotta.',
  nowhere: 'Il nome del destinatario non porta a nessuna macchina in questo momento.',
  'with-password': 'L’indirizzo non deve contenere una password.',
  'without-tls': '<name>{origin}</name> non usa https.',
  'not-public': '<name>{host}</name> non si trova sulla rete pubblica.',
};
