import type { EasterChurch } from '@presently/rules/vocabulary';
import type { NewOccasion } from '@presently/contracts/gifting/occasions';

type Rule =
  | { recurrence: 'easter'; easterOffset: number; easterOf: EasterChurch }
  | ({ recurrence: 'nth-weekday' } & Required<Pick<NewOccasion, 'nth' | 'weekday' | 'month'>>);

export interface MovingDay {
  name: string;
  /** Where the day has this rule, if it is not the same everywhere. */
  where?: string;
  rule: Rule;
}

const easter = (easterOffset: number, easterOf: EasterChurch = 'western'): Rule => ({
  recurrence: 'easter',
  easterOffset,
  easterOf,
});
const western = 'western churches';
const orthodox = 'Orthodox churches';
const on = (nth: number, weekday: number, month: number): Rule => ({ recurrence: 'nth-weekday', nth, weekday, month });
const [sunday, monday, thursday] = [0, 1, 4];

/** Days of the year that people celebrate and that move. */
export const movingDays: readonly MovingDay[] = [
  { name: 'Mother’s Day', where: 'US, Canada, Australia, Germany, Italy, India', rule: on(2, sunday, 5) },
  { name: 'Mothering Sunday', where: 'UK, Ireland', rule: easter(-21) },
  { name: 'Mother’s Day', where: 'Spain, Portugal, South Africa', rule: on(1, sunday, 5) },
  { name: 'Mother’s Day', where: 'Sweden', rule: on(-1, sunday, 5) },
  { name: 'Mother’s Day', where: 'Norway', rule: on(2, sunday, 2) },
  { name: 'Mother’s Day', where: 'Argentina', rule: on(3, sunday, 10) },
  { name: 'Father’s Day', where: 'US, UK, Canada, France, India', rule: on(3, sunday, 6) },
  { name: 'Father’s Day', where: 'Australia, New Zealand', rule: on(1, sunday, 9) },
  { name: 'Father’s Day', where: 'Sweden, Norway, Finland', rule: on(2, sunday, 11) },
  { name: 'Father’s Day', where: 'Brazil', rule: on(2, sunday, 8) },
  { name: 'Thanksgiving', where: 'US', rule: on(4, thursday, 11) },
  { name: 'Thanksgiving', where: 'Canada', rule: on(2, monday, 10) },
  { name: 'Good Friday', where: western, rule: easter(-2) },
  { name: 'Easter Sunday', where: western, rule: easter(0) },
  { name: 'Easter Monday', where: western, rule: easter(1) },
  { name: 'Good Friday', where: orthodox, rule: easter(-2, 'eastern') },
  { name: 'Easter Sunday', where: orthodox, rule: easter(0, 'eastern') },
  { name: 'Easter Monday', where: orthodox, rule: easter(1, 'eastern') },
  { name: 'Ascension Day', where: 'also Father’s Day in Germany', rule: easter(39) },
  { name: 'Pentecost', where: western, rule: easter(49) },
  { name: 'Pentecost', where: orthodox, rule: easter(49, 'eastern') },
];
