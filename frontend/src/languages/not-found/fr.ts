import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  backHome: 'Retour à Presently',
  toDashboard: 'Accéder au tableau de bord',
  notFound: 'Page introuvable',
  notFoundText: 'Cette boîte est vide. L’adresse est peut-être mal écrite, ou la page a déménagé.',
};
