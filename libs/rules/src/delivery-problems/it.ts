import type { Translation } from '../words.js';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  'not-yet': 'Non è stato ancora possibile inviare il messaggio. Continuiamo a provare.',
  unknown: 'Non abbiamo potuto sapere se il messaggio è arrivato. Chiedi, oppure condividi tu il link.',
  'given-up': 'Non è stato possibile inviare il messaggio, e non proviamo più. Condividi tu il link.',
  'mail-refused': 'Il server di posta della persona ha rifiutato il messaggio. Controlla l’indirizzo.',
  'mail-not-taken':
    'Il server di posta della persona non accetta la nostra email. L’indirizzo può essere giusto: condividi tu il link.',
  'mailbox-full': 'La casella della persona è piena. Riprova più tardi, oppure condividi tu il link.',
  'mail-unwritable': 'Non è stato possibile scrivere un’email a questo indirizzo. Controllalo.',
  'no-mail-server': 'L’email non è configurata qui. Condividi tu il link.',
  'bounced-no-mailbox': 'L’email è tornata indietro: questo indirizzo non esiste. Controllalo.',
  'bounced-full': 'L’email è tornata indietro: la casella è piena. Condividi tu il link.',
  bounced: 'L’email è tornata indietro: il server della persona non l’ha accettata. Condividi tu il link.',
  'opted-out': 'Questa persona non vuole più ricevere messaggi. Condividi tu il link.',
  resting:
    'I messaggi a questo contatto sono stati rifiutati più volte, quindi per ora non proviamo più. Controlla l’indirizzo o il numero, oppure condividi tu il link.',
  suspended: 'Questo messaggio è stato fermato perché l’account è sospeso.',
  'no-texts': 'Qui gli SMS non sono disponibili. Condividi tu il link.',
  'texts-used-up': 'Gli SMS di oggi sono finiti. Riprova domani, oppure condividi tu il link.',
  'not-a-phone': 'Questo numero non può ricevere SMS. Controllalo.',
  'country-not-served': 'Non possiamo ancora inviare SMS in questo Paese. Condividi tu il link.',
  'number-not-served': 'Non possiamo inviare SMS a questo numero o Paese. Condividi tu il link.',
  unreachable: 'Non è stato possibile raggiungere il telefono. Controlla il numero, oppure condividi tu il link.',
  'no-mobile': 'Questo numero non riceve SMS. Controllalo.',
  filtered: 'L’operatore non ha lasciato passare l’SMS. Condividi tu il link.',
  'text-failed': 'Non è stato possibile consegnare l’SMS. Condividi tu il link.',
  'texts-need-pro': 'L’invio per SMS fa parte di Pro: condividi questo link',
  'waits-a-day': 'Questa persona ha ricevuto abbastanza messaggi per oggi. Questo regalo parte un giorno dopo.',
};
