import type { Translation } from '../words.js';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  answered: 'Der Empfänger hat mit {status} geantwortet.',
  redirected: 'Der Empfänger hat mit einer Weiterleitung ({status}) geantwortet, der wir nicht folgen.',
  refused: 'Der Empfänger hat die Verbindung abgelehnt.',
  'bad-certificate': 'Das Zertifikat des Empfängers ist ungültig.',
  silent: 'Der Empfänger hat nicht innerhalb von {seconds} Sekunden geantwortet.',
  broke: 'Die Verbindung zum Empfänger ist abgebrochen.',
  nowhere: 'Der Name des Empfängers führt im Moment zu keinem Rechner.',
  'with-password': 'Die Adresse darf kein Passwort enthalten.',
  'without-tls': '<name>{origin}</name> verwendet kein https.',
  'not-public': '<name>{host}</name> liegt nicht im öffentlichen Internet.',
};
