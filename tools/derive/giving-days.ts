import Holidays from 'date-holidays';
import { easterSunday } from '@presently/rules/occurrences';
import { written, type Output } from './output.ts';

/** As the source calls them in English, and how we do. */
const days: Record<string, string> = {
  "Mother's Day": 'mothers-day',
  "Father's Day": 'fathers-day',
  "Women's Day": 'womens-day',
  "International Women's Day": 'womens-day',
  "Children's Day": 'childrens-day',
};
const years = Array.from({ length: 12 }, (_year, n) => 2025 + n);
const dayMs = 86_400_000;

/** The rule of an occasion that gives all these days, one a year; undefined if none does. */
function ruleOf(dates: readonly Date[]): string | undefined {
  const same = (fact: (date: Date) => number): number | undefined => {
    const [first, ...others] = dates.map(fact);
    return others.every((each) => each === first) ? first : undefined;
  };
  const month = same((date) => date.getUTCMonth() + 1);
  const day = same((date) => date.getUTCDate());
  if (month && day) return `{ recurrence: 'yearly', month: ${month}, day: ${day} }`;
  const weekday = same((date) => date.getUTCDay());
  const isLast = same((date) => Number(new Date(date.getTime() + 7 * dayMs).getUTCMonth() !== date.getUTCMonth()));
  const nth = same((date) => Math.ceil(date.getUTCDate() / 7)) ?? (isLast === 1 ? -1 : undefined);
  if (month && weekday !== undefined && nth)
    return `{ recurrence: 'nth-weekday', nth: ${nth}, weekday: ${weekday}, month: ${month} }`;
  const offset = same((date) => Math.round((date.getTime() - easterOf(date.getUTCFullYear())) / dayMs));
  return offset === undefined ? undefined : `{ recurrence: 'easter', easterOffset: ${offset}, easterOf: 'western' }`;
}

const easterOf = (year: number): number => Date.parse(`${easterSunday(year)}T00:00:00Z`);

/** The days of a country by our names. A day that moves by another calendar, or from a weekend, has no rule here. */
function daysOf(country: string): [day: string, rule: string][] {
  const calendar = new Holidays(country, { languages: ['en'] });
  const all = years.map((year) => calendar.getHolidays(year));
  return Object.entries(days).flatMap(([name, day]) => {
    const dates = all.map((holidays) => holidays.filter((each) => each.name === name && !each.substitute));
    if (dates.some(({ length }) => length !== 1)) return [];
    const rule = ruleOf(dates.map(([holiday]) => new Date(`${holiday!.date.slice(0, 10)}T00:00:00Z`)));
    return rule ? [[day, rule] as [string, string]] : [];
  });
}

function render(): string {
  const countriesOf = new Map<string, string[]>();
  for (const country of Object.keys(new Holidays().getCountries()).toSorted())
    for (const [day, rule] of daysOf(country)) {
      const key = `    name: '${day}',\n    rule: ${rule},\n`;
      countriesOf.set(key, [...(countriesOf.get(key) ?? []), country]);
    }
  const lines = [...countriesOf]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([key, countries]) => `  {\n${key}    countries: '${countries.join(' ')}',\n  },`);
  return `// ${written('date-holidays')}
// Its data: CC BY 3.0, https://github.com/commenthol/date-holidays
import type { GivingDay } from './giving-day-rule.js';

/** Days of the year on which a country gives presents, each with the countries where it has this rule. */
export const givingDays: readonly GivingDay[] = [
${lines.join('\n')}
];
`;
}

/** Mother's Day and its like, by country. */
export const givingDays: readonly Output[] = [{ path: 'libs/rules/src/giving-days.ts', render }];
