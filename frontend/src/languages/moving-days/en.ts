import { wordsOf } from '../words.js';

export const en = {
  nthSunday:
    '{nth, select, last {last} 1 {first} 2 {second} 3 {third} 4 {fourth} other {{nth}th}} {weekday} in {month}',
  nthWorkday:
    '{nth, select, last {last} 1 {first} 2 {second} 3 {third} 4 {fourth} other {{nth}th}} {weekday} in {month}',
  nthSaturday:
    '{nth, select, last {last} 1 {first} 2 {second} 3 {third} 4 {fourth} other {{nth}th}} {weekday} in {month}',
  mothersDay: 'Mother’s Day',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Father’s Day',
  thanksgiving: 'Thanksgiving',
  goodFriday: 'Good Friday',
  easterSunday: 'Easter Sunday',
  easterMonday: 'Easter Monday',
  ascensionDay: 'Ascension Day',
  pentecost: 'Pentecost',
  orthodoxDay: 'Orthodox {day}',
  fromEaster: '{days, plural, one {# day} other {# days}} {when, select, before {before} other {after}} {easter}',
  westernChurches: 'western churches',
  orthodoxChurches: 'Orthodox churches',
  inMothersDayMay: 'US, Canada, Australia, Germany, Italy, India',
  inMotheringSunday: 'UK, Ireland',
  inMothersDayFirst: 'Spain, Portugal, South Africa',
  inSweden: 'Sweden',
  inNorway: 'Norway',
  inArgentina: 'Argentina',
  inFathersDayJune: 'US, UK, Canada, France, India',
  inFathersDaySeptember: 'Australia, New Zealand',
  inFathersDayNovember: 'Sweden, Norway, Finland',
  inBrazil: 'Brazil',
  inUnitedStates: 'US',
  inCanada: 'Canada',
  alsoFathersDay: 'also Father’s Day in Germany',
} as const;

export const movingDaysWords = wordsOf('movingDays', en);
