import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  yearBetween: 'Scegli un anno tra il {first} e il {last}',
  realDay: 'Scegli un giorno e un mese che esistano',
  validUrl: 'Inserisci un link valido',
  futureTime: 'Scegli un momento futuro',
  month: 'Mese',
  day: 'Giorno',
  yearIfKnown: 'Anno, se lo sai',
  year: 'Anno',
  notSaid: 'Non indicato',
  notKnown: 'Non noto',
  didYouMean: 'Intendevi <other>{address}</other>?',
  time: 'Ora',
  timeZone: 'Fuso orario',
  passwordHint: 'Almeno 8 caratteri',
  commonPassword: 'Molte persone usano questa password, quindi è facile da indovinare. Scegline un’altra.',
  noPhoneNumber: 'Questo non è un numero di telefono. Controllalo.',
  whereYouAre: '{place} (dove sei)',
  allCities: 'Tutte le città',
  separateByCommas: 'Separali con virgole.',
  removeWord: 'Rimuovi {word}',
  countryAsked: 'Aggiungi il prefisso del Paese, ad esempio +39',
  cityAndCountry: '{city}, {country}',
};
