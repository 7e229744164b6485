import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  title: 'Comment ça s’est passé ?',
  gave: 'Tu as offert <name>{gift}</name> à <name>{recipient}</name>.',
  loved: 'C’est noté : un succès auprès de <name>{recipient}</name>.',
  fine: 'C’est noté : ça a bien plu à <name>{recipient}</name>.',
  hadIt: 'C’est noté : <name>{recipient}</name> l’avait déjà.',
  notForThem: 'C’est noté : pas le genre de <name>{recipient}</name>.',
  takenBack: 'C’est annulé. Rien n’est noté.',
  change: 'Tu peux changer d’avis tant que ce lien marche. Les prochaines idées en tiendront compte.',
  ask: 'Choisis une réponse. Les prochaines idées en tiendront compte.',
  takeBack: 'Annuler',
  notKept: 'Ça n’a pas été noté. Choisis encore une fois ta réponse.',
  notLoaded: 'Impossible de charger le cadeau.',
  deadTitle: 'Ce lien ne marche pas',
  deadText: 'Il est peut-être incomplet ou a plus de 60 jours. Tu peux toujours le dire sur la page du cadeau.',
  myGifts: 'Mes cadeaux',
};
