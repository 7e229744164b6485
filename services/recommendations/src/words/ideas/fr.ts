import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  plain1: 'Peut-être que {name} n’en a pas encore.',
  plain2: 'Pour {name}, si cela manque à la maison.',
  plain3: 'Facile à offrir à {name}, et facile à utiliser.',
  plain4: 'Regarde si cela convient à {name} : {idea}.',
  general: 'Quelque chose pour presque tout le monde',
  generalIs: 'Des choses sûres et agréables, qui ne sont pas choisies par centres d’intérêt',
  unsure:
    'Cette fois, nous ne savons pas vraiment quels produits conviennent à ce que tu as écrit sur {name}. Ceux-ci plaisent à la plupart des gens.',
  notSold:
    'À ce prix, les boutiques n’ont rien pour ce que tu as écrit sur {name}. Ceux-ci plaisent à la plupart des gens.',
  littleKnown: 'Nous savons peu de choses sur les goûts de {name}. Ceux-ci plaisent à la plupart des gens.',
  words1: '{start}, dans les boutiques',
  words2: 'Une trouvaille : {words}',
  words3: 'Quelque chose avec {words}',
  words4: 'Autour de {words}',
  inTitle1: 'Chaque titre contient {words}.',
  inTitle2: 'Les boutiques les vendent sous {words} ; regarde bien avant de choisir.',
  inTitle3: 'Trouvé avec les mots que tu as notés : {words}.',
  inTitle4: 'Tous mentionnent {words}. Tu sais le mieux lequel convient.',
  kindred1: 'Choisi dans les boutiques pour {words} ; regarde bien avant de choisir.',
  kindred2: 'Les choses de ce genre vont bien avec {words}.',
  kindred3: 'Beaucoup de gens qui tiennent à {words} en sont heureux.',
};
