import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  title: 'Configura Presently',
  lead: 'Questa pagina funziona una volta sola. Tutto tranne l’account si può cambiare dopo.',
  wrong: 'Qualcosa non va ancora bene. Vedi sotto.',
  account: 'Il tuo account',
  accountText: 'L’amministrazione è tua.',
  username: 'Nome utente',
  password: 'Password',
  email: 'Email (facoltativa)',
  address: 'Indirizzo',
  addressText: 'Dove si raggiunge Presently. I link nei messaggi iniziano così.',
  publicUrl: 'Indirizzo, con https://',
  mail: 'Posta (facoltativa)',
  mailText: 'Senza un server di posta consegni i regali con un link e non arriva nessun promemoria.',
  smtpHost: 'Server di posta',
  smtpPort: 'Porta',
  smtpUser: 'Nome utente del server di posta',
  smtpPassword: 'Password del server di posta',
  mailFrom: 'Indirizzo da cui partono le email',
  setUp: 'Configura',
  wrongPublicUrl:
    'L’indirizzo deve iniziare con https:// e non avere un percorso, per esempio https://gifts.example.org',
  wrongSmtpHost: 'Indica il nome del server di posta, per esempio smtp.example.org',
  wrongSmtpPort: 'La porta deve essere un numero, di solito 587 o 465',
  wrongSmtpUser: 'Indica il nome utente che appartiene alla password',
  wrongSmtpPassword: 'Indica la password dell’account di posta',
  wrongMailFrom: 'Indica un tuo indirizzo email da cui partono le email',
  doneTitle: 'Presently si sta configurando',
  doneText: 'Si riavvia con le tue impostazioni, ci vuole mezzo minuto. Poi accedi a',
  doneMore: 'Per le pagine di amministrazione, aggiungi una passkey o un’app di autenticazione in Account.',
  goneTitle: 'Questo link non funziona',
  goneText:
    'Funziona una volta e per un giorno, finché non c’è un amministratore. Se ancora non c’è, riavvia Presently: nel suo registro c’è un nuovo link.',
};
