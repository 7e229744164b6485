import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  title: 'Tes données',
  lead: 'Emporte tout dans un seul fichier : personnes, dates, cadeaux, idées et enregistrements.',
  exportsFailed: 'Tes exports ne peuvent pas être affichés pour le moment.',
  loading: 'Chargement',
  notPrepared: 'Tes données n’ont pas pu être préparées. Rien n’est perdu. Réessaie.',
  exports: 'Exports',
  tryAgain: 'Réessayer',
  exportAgain: 'Exporter à nouveau',
  exportAll: 'Tout exporter',
  preparingDots: 'Préparation de tes données…',
  preparing: 'Préparation de tes données',
  leaveAndMail: 'Tu peux quitter cette page. Nous t’écrirons quand tes données seront prêtes.',
  leaveAndComeBack: 'Tu peux quitter cette page et revenir.',
  keptUntil: 'Conservé jusqu’au {day}',
  downloadOf: 'Télécharger tes données du {day}',
  download: 'Télécharger',
  notDownloaded: 'Non téléchargé',
  pleaseTryAgain: 'Réessaie.',
  notExported: 'Non exporté',
};
