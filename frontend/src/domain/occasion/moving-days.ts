import type { EasterChurch } from '@presently/rules/vocabulary';
import type { NewOccasion } from '@presently/contracts/gifting/occasions';
import type { en } from '../../languages/moving-days/en.js';

type Kind = keyof typeof en;
type Rule =
  | { recurrence: 'easter'; easterOffset: number; easterOf: EasterChurch }
  | ({ recurrence: 'nth-weekday' } & Required<Pick<NewOccasion, 'nth' | 'weekday' | 'month'>>);

export interface MovingDay {
  /** The message of its name. */
  name: Kind;
  /** Where the day has this rule, if it is not the same everywhere. */
  where?: Kind;
  rule: Rule;
}

const easter = (easterOffset: number, easterOf: EasterChurch = 'western'): Rule => ({
  recurrence: 'easter',
  easterOffset,
  easterOf,
});
const on = (nth: number, weekday: number, month: number): Rule => ({ recurrence: 'nth-weekday', nth, weekday, month });
const [sunday, monday, thursday] = [0, 1, 4];

/** Days of the year that people celebrate and that move. */
export const movingDays: readonly MovingDay[] = [
  { name: 'mothersDay', where: 'inMothersDayMay', rule: on(2, sunday, 5) },
  { name: 'motheringSunday', where: 'inMotheringSunday', rule: easter(-21) },
  { name: 'mothersDay', where: 'inMothersDayFirst', rule: on(1, sunday, 5) },
  { name: 'mothersDay', where: 'inSweden', rule: on(-1, sunday, 5) },
  { name: 'mothersDay', where: 'inNorway', rule: on(2, sunday, 2) },
  { name: 'mothersDay', where: 'inArgentina', rule: on(3, sunday, 10) },
  { name: 'fathersDay', where: 'inFathersDayJune', rule: on(3, sunday, 6) },
  { name: 'fathersDay', where: 'inFathersDaySeptember', rule: on(1, sunday, 9) },
  { name: 'fathersDay', where: 'inFathersDayNovember', rule: on(2, sunday, 11) },
  { name: 'fathersDay', where: 'inBrazil', rule: on(2, sunday, 8) },
  { name: 'thanksgiving', where: 'inUnitedStates', rule: on(4, thursday, 11) },
  { name: 'thanksgiving', where: 'inCanada', rule: on(2, monday, 10) },
  { name: 'goodFriday', where: 'westernChurches', rule: easter(-2) },
  { name: 'easterSunday', where: 'westernChurches', rule: easter(0) },
  { name: 'easterMonday', where: 'westernChurches', rule: easter(1) },
  { name: 'goodFriday', where: 'orthodoxChurches', rule: easter(-2, 'eastern') },
  { name: 'easterSunday', where: 'orthodoxChurches', rule: easter(0, 'eastern') },
  { name: 'easterMonday', where: 'orthodoxChurches', rule: easter(1, 'eastern') },
  { name: 'ascensionDay', where: 'alsoFathersDay', rule: easter(39) },
  { name: 'pentecost', where: 'westernChurches', rule: easter(49) },
  { name: 'pentecost', where: 'orthodoxChurches', rule: easter(49, 'eastern') },
];
