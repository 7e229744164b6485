import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const fr: Translation<typeof en> = {
  yearBetween: 'Choisis une année entre {first} et {last}',
  realDay: 'Choisis un jour et un mois qui existent',
  validUrl: 'Indique un lien valable',
  futureTime: 'Choisis un moment à venir',
  month: 'Mois',
  day: 'Jour',
  yearIfKnown: 'Année, si tu la connais',
  year: 'Année',
  notSaid: 'Non précisé',
  notKnown: 'Inconnu',
  didYouMean: 'Voulais-tu dire <other>{address}</other> ?',
  time: 'Heure',
  timeZone: 'Fuseau horaire',
  passwordHint: 'Au moins 8 caractères',
  commonPassword: 'Beaucoup de gens utilisent ce mot de passe : il est facile à deviner. Choisis-en un autre.',
  noPhoneNumber: 'Ce n’est pas un numéro de téléphone. Vérifie-le.',
  whereYouAre: '{place} (là où tu es)',
  allCities: 'Toutes les villes',
  separateByCommas: 'Sépare-les par des virgules.',
  removeWord: 'Retirer {word}',
  countryAsked: 'Ajoute l’indicatif du pays, par exemple +33',
  cityAndCountry: '{city}, {country}',
};
