import { givingDayFor, givingDaysOf } from './giving-day.js';
import { givingDayNames } from './giving-day-rule.js';
import { countries } from './countries.js';
import { nextOccurrence, type OccasionDay } from './occurrences.js';

const dayIn = (country: string, name: string) => givingDaysOf(country).find((day) => day.name === name)?.rule;

it.each([
  ['DE', 'mothers-day', '2027-05-09'],
  ['GB', 'mothers-day', '2027-03-07'],
  ['FR', 'mothers-day', '2027-05-30'],
  ['ES', 'mothers-day', '2027-05-02'],
  ['MX', 'mothers-day', '2027-05-10'],
  ['JP', 'mothers-day', '2027-05-09'],
  ['EG', 'mothers-day', '2027-03-21'],
  ['BR', 'fathers-day', '2027-08-08'],
  ['IT', 'fathers-day', '2027-03-19'],
  ['DE', 'fathers-day', '2027-05-06'],
  ['PL', 'womens-day', '2027-03-08'],
])('has the day of %s: %s, %s', (country, name, expected) => {
  const rule = dayIn(country, name)!;
  const date =
    rule.recurrence === 'yearly'
      ? `2000-${String(rule.month).padStart(2, '0')}-${String(rule.day).padStart(2, '0')}`
      : '2027-01-01';
  expect(nextOccurrence({ type: 'Holiday', date, ...rule } as OccasionDay, '2027-01-01')).toBe(expected);
});

it('has a day once for each country, and none for an unknown one', () => {
  for (const country of countries)
    for (const name of givingDayNames)
      expect(givingDaysOf(country).filter((day) => day.name === name).length).toBeLessThan(2);
  expect([givingDaysOf('XX'), givingDaysOf(null)]).toEqual([[], []]);
});

it.each([
  ['Mother', 'mothers-day'],
  ['My mum', 'mothers-day'],
  ['Grandmother', 'mothers-day'],
  ['Mère', 'mothers-day'],
  ['mãe', 'mothers-day'],
  ['義理の母', 'mothers-day'],
  ['أمي', 'mothers-day'],
  ['Dad', 'fathers-day'],
  ['Großvater', 'fathers-day'],
  ['papà', 'fathers-day'],
  ['お父さん', 'fathers-day'],
  ['الوالد', 'fathers-day'],
  ['Boss', undefined],
  ['Nanny', undefined],
  ['Omar', undefined],
  ['Papaya seller', undefined],
  ['', undefined],
])('knows whose day it is by the relationship: %s', (relationship, name) => {
  expect(givingDayFor(relationship)).toBe(name);
});
