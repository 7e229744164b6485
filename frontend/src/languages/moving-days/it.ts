import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const it: Translation<typeof en> = {
  nthSunday:
    '{nth, select, last {ultima} 1 {prima} 2 {seconda} 3 {terza} 4 {quarta} other {{nth}ª}} {weekday} di {month}',
  nthWorkday:
    '{nth, select, last {ultimo} 1 {primo} 2 {secondo} 3 {terzo} 4 {quarto} other {{nth}º}} {weekday} di {month}',
  nthSaturday:
    '{nth, select, last {ultimo} 1 {primo} 2 {secondo} 3 {terzo} 4 {quarto} other {{nth}º}} {weekday} di {month}',
  mothersDay: 'Festa della mamma',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Festa del papà',
  thanksgiving: 'Giorno del Ringraziamento',
  goodFriday: 'Venerdì santo',
  easterSunday: 'Domenica di Pasqua',
  easterMonday: 'Lunedì dell’Angelo',
  ascensionDay: 'Ascensione',
  pentecost: 'Pentecoste',
  orthodoxDay: '{day} (ortodosso)',
  fromEaster:
    '{days, plural, one {# giorno} other {# giorni}} {when, select, before {prima della} other {dopo la}} {easter}',
  westernChurches: 'chiese occidentali',
  orthodoxChurches: 'chiese ortodosse',
  inMothersDayMay: 'USA, Canada, Australia, Germania, Italia, India',
  inMotheringSunday: 'Regno Unito, Irlanda',
  inMothersDayFirst: 'Spagna, Portogallo, Sudafrica',
  inSweden: 'Svezia',
  inNorway: 'Norvegia',
  inArgentina: 'Argentina',
  inFathersDayJune: 'USA, Regno Unito, Canada, Francia, India',
  inFathersDaySeptember: 'Australia, Nuova Zelanda',
  inFathersDayNovember: 'Svezia, Norvegia, Finlandia',
  inBrazil: 'Brasile',
  inUnitedStates: 'USA',
  inCanada: 'Canada',
  alsoFathersDay: 'anche Festa del papà in Germania',
};
