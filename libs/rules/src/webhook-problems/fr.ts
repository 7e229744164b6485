import type { Translation } from '../words.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  answered: 'Le destinataire a répondu {status}.',
  redirected: 'Le destinataire a répondu par une redirection ({status}), que nous ne suivons pas.',
  refused: 'Le destinataire a refusé la connexion.',
  'bad-certificate': 'Le certificat du destinataire n’est pas valable.',
  silent: 'Le destinataire n’a pas répondu en {seconds} secondes.',
  broke: 'La connexion au destinataire s’est interrompue.',
  nowhere: 'Le nom du destinataire ne mène à aucune machine pour le moment.',
  'with-password': 'L’adresse ne doit pas contenir de mot de passe.',
  'without-tls': '<name>{origin}</name> n’utilise pas https.',
  'not-public': '<name>{host}</name> ne se trouve pas sur l’internet public.',
};
