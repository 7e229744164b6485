// Written by `npm run derive` from date-holidays; `npm run lint` fails if it is stale.
// Its data: CC BY 3.0, https://github.com/commenthol/date-holidays
import type { GivingDay } from './giving-day-rule.js';

/** Days of the year on which a country gives presents, each with the countries where it has this rule. */
export const givingDays: readonly GivingDay[] = [
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 4, day: 12 },
    countries: 'BO',
  },
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 4, day: 4 },
    countries: 'TW',
  },
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 5, day: 27 },
    countries: 'NG',
  },
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 5, day: 5 },
    countries: 'JP KR',
  },
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 6, day: 1 },
    countries: 'AL CN CV NI PL RO',
  },
  {
    name: 'childrens-day',
    rule: { recurrence: 'yearly', month: 9, day: 10 },
    countries: 'HN',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'nth-weekday', nth: 1, weekday: 0, month: 6 },
    countries: 'CW LT',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'nth-weekday', nth: 1, weekday: 0, month: 9 },
    countries: 'AU NF',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 11 },
    countries: 'EE FI NO SJ',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 8 },
    countries: 'BR',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'nth-weekday', nth: 3, weekday: 0, month: 6 },
    countries: 'AS BQ CA GB GG GI GU IE IM JE NL PR US VI ZA ZW',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'yearly', month: 3, day: 19 },
    countries: 'BO HN',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'yearly', month: 6, day: 17 },
    countries: 'GT SV',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'yearly', month: 6, day: 23 },
    countries: 'NI PL',
  },
  {
    name: 'fathers-day',
    rule: { recurrence: 'yearly', month: 8, day: 8 },
    countries: 'TW',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'easter', easterOffset: -21, easterOf: 'western' },
    countries: 'GB GG GI IE IM JE',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: -1, weekday: 0, month: 5 },
    countries: 'BL FR GF GP MF MQ NC PF PM RE SE WF YT',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 1, weekday: 0, month: 5 },
    countries: 'AO ES HU IC LT MZ PT',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 1, weekday: 1, month: 7 },
    countries: 'SS',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 2 },
    countries: 'NO SJ',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 0, month: 5 },
    countries: 'AS AT AU BE BQ BR BS BW CA CH CW CY CZ DE DK EE FI GR GU HR IS IT LI LV NF NL PR SK SM TW US VI ZA ZW',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'nth-weekday', nth: 2, weekday: 1, month: 5 },
    countries: 'HN',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 10, day: 15 },
    countries: 'MW',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 12, day: 8 },
    countries: 'PA',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 3, day: 3 },
    countries: 'GE',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 3, day: 8 },
    countries: 'AL RO',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 4, day: 24 },
    countries: 'AM',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 5, day: 10 },
    countries: 'GT MX SV',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 5, day: 26 },
    countries: 'PL',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 5, day: 27 },
    countries: 'BO',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 5, day: 30 },
    countries: 'NI',
  },
  {
    name: 'mothers-day',
    rule: { recurrence: 'yearly', month: 8, day: 15 },
    countries: 'CR',
  },
  {
    name: 'womens-day',
    rule: { recurrence: 'yearly', month: 3, day: 8 },
    countries: 'AM AZ BF BG BY CN ER GE GT GW HR HU KZ MD MG NO PL SI SJ SL SS TW UG UZ VN',
  },
  {
    name: 'womens-day',
    rule: { recurrence: 'yearly', month: 4, day: 17 },
    countries: 'GA',
  },
];
