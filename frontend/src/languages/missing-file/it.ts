import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  text: 'Questa pagina non è arrivata per intero. Controlla la connessione, poi {bar}ricarica la pagina{bar}.',
};
