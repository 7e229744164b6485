import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  nthSunday:
    '{nth, select, last {dernier} 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} other {{nth}e}} {weekday} de {month}',
  nthWorkday:
    '{nth, select, last {dernier} 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} other {{nth}e}} {weekday} de {month}',
  nthSaturday:
    '{nth, select, last {dernier} 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} other {{nth}e}} {weekday} de {month}',
  mothersDay: 'Fête des mères',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Fête des pères',
  thanksgiving: 'Thanksgiving',
  goodFriday: 'Vendredi saint',
  easterSunday: 'Dimanche de Pâques',
  easterMonday: 'Lundi de Pâques',
  ascensionDay: 'Ascension',
  pentecost: 'Pentecôte',
  orthodoxDay: '{day} (orthodoxe)',
  fromEaster:
    '{days, plural, one {# jour} other {# jours}} {when, select, before {avant le} other {après le}} {easter}',
  westernChurches: 'Églises d’Occident',
  orthodoxChurches: 'Églises orthodoxes',
  inMothersDayMay: 'États-Unis, Canada, Australie, Allemagne, Italie, Inde',
  inMotheringSunday: 'Royaume-Uni, Irlande',
  inMothersDayFirst: 'Espagne, Portugal, Afrique du Sud',
  inSweden: 'Suède',
  inNorway: 'Norvège',
  inArgentina: 'Argentine',
  inFathersDayJune: 'États-Unis, Royaume-Uni, Canada, France, Inde',
  inFathersDaySeptember: 'Australie, Nouvelle-Zélande',
  inFathersDayNovember: 'Suède, Norvège, Finlande',
  inBrazil: 'Brésil',
  inUnitedStates: 'États-Unis',
  inCanada: 'Canada',
  alsoFathersDay: 'aussi la fête des pères en Allemagne',
};
