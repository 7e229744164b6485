import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const de: Translation<typeof en> = {
  nthSunday:
    '{nth, select, last {letzter} 1 {erster} 2 {zweiter} 3 {dritter} 4 {vierter} other {{nth}.}} {weekday} im {month}',
  nthWorkday:
    '{nth, select, last {letzter} 1 {erster} 2 {zweiter} 3 {dritter} 4 {vierter} other {{nth}.}} {weekday} im {month}',
  nthSaturday:
    '{nth, select, last {letzter} 1 {erster} 2 {zweiter} 3 {dritter} 4 {vierter} other {{nth}.}} {weekday} im {month}',
  mothersDay: 'Muttertag',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Vatertag',
  thanksgiving: 'Thanksgiving',
  goodFriday: 'Karfreitag',
  easterSunday: 'Ostersonntag',
  easterMonday: 'Ostermontag',
  ascensionDay: 'Christi Himmelfahrt',
  pentecost: 'Pfingsten',
  orthodoxDay: '{day} (orthodox)',
  fromEaster: '{days, plural, one {# Tag} other {# Tage}} {when, select, before {vor} other {nach}} {easter}',
  westernChurches: 'westliche Kirchen',
  orthodoxChurches: 'orthodoxe Kirchen',
  inMothersDayMay: 'USA, Kanada, Australien, Deutschland, Italien, Indien',
  inMotheringSunday: 'Vereinigtes Königreich, Irland',
  inMothersDayFirst: 'Spanien, Portugal, Südafrika',
  inSweden: 'Schweden',
  inNorway: 'Norwegen',
  inArgentina: 'Argentinien',
  inFathersDayJune: 'USA, Vereinigtes Königreich, Kanada, Frankreich, Indien',
  inFathersDaySeptember: 'Australien, Neuseeland',
  inFathersDayNovember: 'Schweden, Norwegen, Finnland',
  inBrazil: 'Brasilien',
  inUnitedStates: 'USA',
  inCanada: 'Kanada',
  alsoFathersDay: 'auch Vatertag in Deutschland',
};
