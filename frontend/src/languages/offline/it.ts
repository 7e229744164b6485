import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  newVersion: 'È arrivata una nuova versione di Presently',
  newVersionText: 'Arriverà con la prossima pagina che carichi.',
  loadNow: 'Carica ora',
  offline: 'Offline',
  youAreOffline: 'Sei offline',
  lastSeen:
    'Presently non è raggiungibile. Ecco le persone e le loro date, come le hai viste l’ultima volta ({moment}).',
  comingDays: 'Prossime date',
  people: 'Persone',
  retry: 'Riprova',
  nothingSeen: 'Presently non è raggiungibile. Le persone e le loro date torneranno appena ci sarà una connessione.',
};
