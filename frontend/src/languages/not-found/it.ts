import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  backHome: 'Torna a Presently',
  toDashboard: 'Vai alla panoramica',
  notFound: 'Pagina non trovata',
  notFoundText: 'Questa scatola è vuota. Forse l’indirizzo è scritto male, o la pagina si è spostata.',
};
