import type { GivingDay, GivingDayName, GivingDayRule } from './giving-day-rule.js';
import { givingDays } from './giving-days.js';

const on = (nth: number, weekday: number, month: number): GivingDayRule => ({
  recurrence: 'nth-weekday',
  nth,
  weekday,
  month,
});
const each = (month: number, day: number): GivingDayRule => ({ recurrence: 'yearly', month, day });

/** Days that the derived list has not, because its source lists days off work first. */
const further: readonly GivingDay[] = [
  { name: 'mothers-day', rule: on(2, 0, 5), countries: 'JP IN CN HK SG MY PH BD PK LK NZ CO CL PE EC UY VE CU UA TR' },
  { name: 'mothers-day', rule: on(3, 0, 10), countries: 'AR BY' },
  { name: 'mothers-day', rule: each(3, 21), countries: 'EG SA AE JO LB SY IQ KW QA BH OM YE PS SD LY DZ MA' },
  { name: 'mothers-day', rule: on(-1, 0, 5), countries: 'DO TN' },
  { name: 'mothers-day', rule: on(1, 0, 5), countries: 'CV' },
  { name: 'fathers-day', rule: { recurrence: 'easter', easterOffset: 39, easterOf: 'western' }, countries: 'DE' },
  {
    name: 'fathers-day',
    rule: on(3, 0, 6),
    countries: 'FR JP IN CN HK SG MY PH AR MX CL CO PE EC VE CU GR HU SK CZ UA TR',
  },
  { name: 'fathers-day', rule: on(2, 0, 6), countries: 'AT BE' },
  { name: 'fathers-day', rule: on(1, 0, 6), countries: 'CH' },
  { name: 'fathers-day', rule: on(1, 0, 9), countries: 'NZ' },
  { name: 'fathers-day', rule: on(2, 0, 11), countries: 'SE IS' },
  { name: 'fathers-day', rule: each(3, 19), countries: 'ES IT PT HR AO MZ' },
  { name: 'fathers-day', rule: each(6, 5), countries: 'DK' },
  { name: 'fathers-day', rule: each(6, 21), countries: 'EG JO LB SY AE KW BH SD' },
];

/** The days of a country; none for an unknown one. */
export const givingDaysOf = (country: string | null | undefined): GivingDay[] =>
  country ? [...givingDays, ...further].filter(({ countries }) => countries.split(' ').includes(country)) : [];

const mothers =
  /(?:^|[^\p{L}])(?:(?:step|grand|god)?-?(?:mother|mum|mummy|mom|mommy|mama|ma)|grandma|nana|nan|granny|(?:gro(?:ß|ss)|stief)?mutter|mutti|oma|m[èe]re|maman|grand-m[èe]re|mamie|madre|mam[áà]|abuela|mamma|nonna|m[ãa]e|av[óo]|vov[óo])(?![\p{L}])|母|ママ|祖母|おばあ|(?:^|\s)(?:ال)?(?:أم|أمي|والدة|والدتي|جدة|جدتي|ماما)(?:$|\s)/iu;
const fathers =
  /(?:^|[^\p{L}])(?:(?:step|grand|god)?-?(?:father|dad|daddy|papa|pa|pop)|grandpa|granddad|grandad|(?:gro(?:ß|ss)|stief)?vater|vati|opa|p[èe]re|papa|grand-p[èe]re|papi|padre|pap[áà]|abuelo|babbo|nonno|pai|av[ôo]|vov[ôo])(?![\p{L}])|父|パパ|祖父|おじい|(?:^|\s)(?:ال)?(?:أب|أبي|والد|والدي|جد|جدي|بابا)(?:$|\s)/iu;

/** The day on which a person of this relationship is given something, by the words of it in our languages. */
export function givingDayFor(relationship: string): GivingDayName | undefined {
  if (mothers.test(relationship)) return 'mothers-day';
  return fathers.test(relationship) ? 'fathers-day' : undefined;
}
