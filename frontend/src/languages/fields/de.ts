import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  yearBetween: 'Bitte wähle ein Jahr zwischen {first} und {last}',
  realDay: 'Bitte wähle einen Tag und Monat, die es gibt',
  validUrl: 'Bitte gib einen gültigen Link ein',
  futureTime: 'Bitte wähle einen Zeitpunkt in der Zukunft',
  month: 'Monat',
  day: 'Tag',
  yearIfKnown: 'Jahr, falls bekannt',
  year: 'Jahr',
  notSaid: 'Keine Angabe',
  notKnown: 'Nicht bekannt',
  didYouMean: 'Meintest du <other>{address}</other>?',
  time: 'Uhrzeit',
  timeZone: 'Zeitzone',
  passwordHint: 'Mindestens 8 Zeichen',
  commonPassword: 'Viele Menschen benutzen dieses Passwort, es ist also leicht zu erraten. Bitte wähle ein anderes.',
  noPhoneNumber: 'Das ist keine Telefonnummer. Bitte prüfe sie.',
  whereYouAre: '{place} (wo du bist)',
  allCities: 'Alle Städte',
  separateByCommas: 'Mit Kommas trennen.',
  removeWord: '{word} entfernen',
  countryAsked: 'Bitte ergänze die Landesvorwahl, etwa +49',
  cityAndCountry: '{city}, {country}',
};
