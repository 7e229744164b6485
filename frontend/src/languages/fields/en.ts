import { wordsOf } from '../words.js';

export const en = {
  yearBetween: 'Please choose a year between {first} and {last}',
  realDay: 'Please choose a real month and day',
  validUrl: 'Please provide a valid URL',
  futureTime: 'Please choose a time in the future',
  month: 'Month',
  day: 'Day',
  yearIfKnown: 'Year, if you know it',
  year: 'Year',
  notSaid: 'Not said',
  notKnown: 'Not known',
  didYouMean: 'Did you mean <other>{address}</other>?',
  time: 'Time',
  timeZone: 'Time zone',
  passwordHint: 'Must be at least 8 characters',
  commonPassword: 'Many people use this password, so it is easy to guess. Please choose another one.',
  noPhoneNumber: 'That is not a phone number. Please check it.',
  whereYouAre: '{place} (where you are)',
  allCities: 'All cities',
  separateByCommas: 'Separate them with commas.',
  removeWord: 'Remove {word}',
  countryAsked: 'Please add the country, such as +44',
  cityAndCountry: '{city}, {country}',
} as const;

export const fieldsWords = wordsOf('fields', en);
