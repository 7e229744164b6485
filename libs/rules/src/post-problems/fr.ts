import type { Translation } from '../words.js';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  'quota-used': 'Le quota du mois chez Ayrshare est épuisé. Augmente-le là-bas, ou attends le mois prochain.',
  'posted-already':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} : ce texte y a déjà été publié. Change la formulation et réessaie.',
  'not-linked':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} n’est pas associé chez Ayrshare. Associe le compte là-bas et réessaie.',
  'link-anew':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} demande à être associé de nouveau : connecte-toi à Ayrshare et associe encore une fois le compte.',
  'own-app-needed':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} demande les clés de ta propre app. Définis AYRSHARE_X_API_KEY et AYRSHARE_X_API_SECRET.',
  'network-says':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} répond : « <name>{text}</name> »',
  'network-silent':
    '{network, select, none {Le réseau social} other {<name>{network}</name>}} n’a pas accepté la publication et n’a pas dit pourquoi.',
  'no-key': 'Aucun compte Ayrshare n’est associé. Définis AYRSHARE_API_KEY et réessaie.',
  'key-refused': 'Ayrshare n’a pas accepté notre clé. Vérifie AYRSHARE_API_KEY et réessaie.',
  'too-fast': 'Ayrshare nous demande de ralentir.',
  'out-of-reach': 'Ayrshare est injoignable.',
  'picture-needed': 'Instagram a besoin d’une image. Ajoute le lien d’une image pour y publier.',
  'outcome-unknown':
    'Nous n’avons pas pu savoir si cette publication a été mise en ligne. Regarde sur les réseaux avant de la reprogrammer.',
  'no-answer': 'Aucune réponse n’est arrivée. Nous vérifions si la publication a été mise en ligne avant de réessayer.',
  'tried-again': 'Nous réessaierons.',
  'stopped-trying': 'Nous n’essayons plus : donne une nouvelle heure à la publication pour recommencer.',
};
