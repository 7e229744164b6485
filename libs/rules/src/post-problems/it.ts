import type { Translation } from '../words.js';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  'quota-used': 'La quota del mese su Ayrshare è esaurita. Aumentala lì o aspetta il mese prossimo.',
  'posted-already':
    '{network, select, none {Il social} other {<name>{network}</name>}}: questo testo è già stato pubblicato lì. Cambia la formulazione e riprova.',
  'not-linked':
    'Manca il collegamento con {network, select, none {il social} other {<name>{network}</name>}} su Ayrshare. Collega lì l’account e riprova.',
  'link-anew':
    '{network, select, none {Il social} other {<name>{network}</name>}} chiede un nuovo collegamento: accedi ad Ayrshare e collega di nuovo l’account.',
  'own-app-needed':
    '{network, select, none {Il social} other {<name>{network}</name>}} chiede le chiavi di una tua app. Imposta AYRSHARE_X_API_KEY e AYRSHARE_X_API_SECRET.',
  'network-says': '{network, select, none {Il social} other {<name>{network}</name>}} dice: «<name>{text}</name>»',
  'network-silent':
    '{network, select, none {Il social} other {<name>{network}</name>}} non ha accettato il post e non ha detto perché.',
  'no-key': 'Nessun account Ayrshare è collegato. Imposta AYRSHARE_API_KEY e riprova.',
  'key-refused': 'Ayrshare non ha accettato la nostra chiave. Controlla AYRSHARE_API_KEY e riprova.',
  'too-fast': 'Ayrshare ci chiede di rallentare.',
  'out-of-reach': 'Ayrshare non è raggiungibile.',
  'picture-needed': 'Instagram ha bisogno di un’immagine. Aggiungi il link di un’immagine per pubblicare lì.',
  'outcome-unknown':
    'Non abbiamo potuto sapere se questo post è stato pubblicato. Guarda sui social prima di programmarlo di nuovo.',
  'no-answer': 'Non è arrivata nessuna risposta. Controlliamo se il post è stato pubblicato prima di riprovare.',
  'tried-again': 'Riproveremo.',
  'stopped-trying': 'Abbiamo smesso di provare: dai al post un nuovo orario per ricominciare.',
};
