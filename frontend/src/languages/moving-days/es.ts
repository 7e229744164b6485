import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  nthSunday:
    '{nth, select, last {último} 1 {primer} 2 {segundo} 3 {tercer} 4 {cuarto} other {{nth}.º}} {weekday} de {month}',
  nthWorkday:
    '{nth, select, last {último} 1 {primer} 2 {segundo} 3 {tercer} 4 {cuarto} other {{nth}.º}} {weekday} de {month}',
  nthSaturday:
    '{nth, select, last {último} 1 {primer} 2 {segundo} 3 {tercer} 4 {cuarto} other {{nth}.º}} {weekday} de {month}',
  mothersDay: 'Día de la Madre',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Día del Padre',
  thanksgiving: 'Acción de Gracias',
  goodFriday: 'Viernes Santo',
  easterSunday: 'Domingo de Pascua',
  easterMonday: 'Lunes de Pascua',
  ascensionDay: 'Ascensión',
  pentecost: 'Pentecostés',
  orthodoxDay: '{day} (ortodoxo)',
  fromEaster:
    '{days, plural, one {# día} other {# días}} {when, select, before {antes del} other {después del}} {easter}',
  westernChurches: 'iglesias occidentales',
  orthodoxChurches: 'iglesias ortodoxas',
  inMothersDayMay: 'EE. UU., Canadá, Australia, Alemania, Italia, India',
  inMotheringSunday: 'Reino Unido, Irlanda',
  inMothersDayFirst: 'España, Portugal, Sudáfrica',
  inSweden: 'Suecia',
  inNorway: 'Noruega',
  inArgentina: 'Argentina',
  inFathersDayJune: 'EE. UU., Reino Unido, Canadá, Francia, India',
  inFathersDaySeptember: 'Australia, Nueva Zelanda',
  inFathersDayNovember: 'Suecia, Noruega, Finlandia',
  inBrazil: 'Brasil',
  inUnitedStates: 'EE. UU.',
  inCanada: 'Canadá',
  alsoFathersDay: 'también Día del Padre en Alemania',
};
