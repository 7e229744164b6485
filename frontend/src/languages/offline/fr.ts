import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  newVersion: 'Une nouvelle version de Presently est arrivée',
  newVersionText: 'Elle arrivera avec la prochaine page que tu chargeras.',
  loadNow: 'Charger maintenant',
  offline: 'Hors ligne',
  youAreOffline: 'Tu es hors ligne',
  lastSeen: 'Presently est injoignable. Voici tes proches et leurs dates, tels que tu les as vus le {moment}.',
  comingDays: 'Prochaines dates',
  people: 'Proches',
  retry: 'Réessayer',
  nothingSeen: 'Presently est injoignable. Tes proches et leurs dates reviendront dès qu’il y aura une connexion.',
};
