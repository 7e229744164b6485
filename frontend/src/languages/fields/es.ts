import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  yearBetween: 'Elige un año entre {first} y {last}',
  realDay: 'Elige un mes y un día que existan',
  validUrl: 'Escribe un enlace válido',
  futureTime: 'Elige un momento futuro',
  month: 'Mes',
  day: 'Día',
  yearIfKnown: 'Año, si lo sabes',
  year: 'Año',
  notSaid: 'Sin indicar',
  notKnown: 'No se sabe',
  didYouMean: '¿Querías decir <other>{address}</other>?',
  time: 'Hora',
  timeZone: 'Zona horaria',
  passwordHint: 'Al menos 8 caracteres',
  commonPassword: 'Mucha gente usa esta contraseña, así que es fácil de adivinar. Elige otra.',
  noPhoneNumber: 'Eso no es un número de teléfono. Revísalo.',
  whereYouAre: '{place} (donde estás)',
  allCities: 'Todas las ciudades',
  separateByCommas: 'Sepáralos con comas.',
  removeWord: 'Quitar {word}',
  countryAsked: 'Añade el prefijo del país, por ejemplo +34',
  cityAndCountry: '{city}, {country}',
};
