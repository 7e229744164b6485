import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  pictureAlt:
    'Une page cadeau que l’on ouvre : le papier déplié, le ruban défait et, à l’intérieur, une image du cadeau au-dessus d’une lettre.',
  pictureNames: 'Pour Nora, de la part de Sam',
  viewProduct: 'Voir le produit',
  keepTitle: 'Penser à ceux qui comptent',
  keepText:
    'Les profils réunissent centres d’intérêt et dates. Les rappels arrivent avant chaque occasion, tant qu’il est encore temps.',
  chooseTitle: 'Choisir ce qui convient',
  chooseText: 'L’IA trouve de vrais produits avec prix et liens d’achat. Le budget se règle de $0 à $10,000+.',
  sendTitle: 'L’envoyer, et le voir s’ouvrir',
  sendText:
    'Tu commandes le cadeau en boutique. Nous emballons la surprise avec ton message et l’envoyons par e-mail ou SMS. Tu sais quand elle est ouverte.',
  howItWorks: 'Comment ça marche',
  findGifts: 'Trouver un cadeau',
  pricing: 'Tarifs',
  logoToTop: 'Presently, retour en haut',
  madeFor: 'Pour qui aime faire des cadeaux, partout.',
  quickLinks: 'Accès rapide',
  startPage: 'Presently, page d’accueil',
  main: 'Navigation principale',
  signIn: 'Se connecter',
  title: 'Des cadeaux bien choisis, <other></other>jamais en retard.',
  intro:
    'Presently retient les personnes et les dates qui comptent pour toi, trouve de vrais cadeaux qui plairont et les envoie sous forme de page à déballer.',
  promise: 'Tu commandes en boutique, nous emballons la surprise.',
  getStarted: 'Commencer',
  learnMore: 'En savoir plus',
  lastCall: 'Le prochain anniversaire est plus proche que tu ne le crois.',
  birthday: 'Anniversaire',
  anniversary: 'Couple',
  thankYou: 'Merci',
  sympathy: 'Soutien',
  celebration: 'Célébration',
  justBecause: 'Sans raison',
  forEveryOccasion: 'Pour chaque occasion',
};
