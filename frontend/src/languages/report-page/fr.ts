import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  title: 'Signaler ce cadeau',
  intro:
    'Dis-nous ce qui ne va pas. Nous lisons chaque signalement, et la personne qui a envoyé le cadeau ne saura pas que tu nous as écrit.',
  legend: 'Qu’est-ce qui ne va pas ?',
  unknownSender: 'Je ne connais pas la personne qui l’envoie',
  unwanted: 'Je n’en veux pas',
  harassment: 'Insultes, menaces ou harcèlement',
  fraud: 'On y demande de l’argent ou des données personnelles, ou on s’y fait passer pour quelqu’un d’autre',
  other: 'Autre chose',
  words: 'Avec tes mots <em>(facultatif)</em>',
  submit: 'Envoyer le signalement',
  thankYou: 'Merci',
  sent: 'Nous allons examiner ce cadeau et la personne qui l’a envoyé. Elle ne saura pas que tu nous as écrit.',
  goneTitle: 'Ce lien n’est plus valable',
  gone: 'Un cadeau peut être signalé pendant les 30 jours qui suivent sa suppression. Ce lien est plus ancien ou incomplet.',
  chooseReason: 'Choisis une raison',
  lost: 'Ton signalement n’a pas pu être envoyé. Réessaie.',
  tooMany: 'Trop de signalements sont arrivés d’ici. Réessaie plus tard.',
};
