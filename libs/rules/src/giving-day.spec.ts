import { givingDayFor, givingDaysOf } from './giving-day.js';
import { givingDayNames } from './giving-day-rule.js';
import { countries } from './countries.js';
import { nextOccurrence, type OccasionDay } from './occurrences.js';

/** Processor time of a text that a pattern must not explode on: what else runs does not count. */
const mostMicroseconds = 2_000_000;

const dayIn = (country: string, name: string) => givingDaysOf(country).find((day) => day.name === name)?.rule;

it.each([
  ['DE', 'mothers-day', '2027-05-09'],
  ['GB', 'mothers-day', '2027-03-07'],
  ['FR', 'mothers-day', '2027-05-30'],
  ['ES', 'mothers-day', '2027-05-02'],
  ['MX', 'mothers-day', '2027-05-10'],
  ['JP', 'mothers-day', '2027-05-09'],
  ['EG', 'mothers-day', '2027-03-21'],
  ['MA', 'mothers-day', '2027-05-30'],
  ['DZ', 'mothers-day', '2027-05-30'],
  ['BY', 'mothers-day', '2027-10-14'],
  ['AR', 'mothers-day', '2027-10-17'],
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

/** Relationships that are told apart by `|`. */
const daysOf = (relationships: string) =>
  relationships.split('|').map((relationship) => [relationship, givingDayFor(relationship)]);
const each = (relationships: string, day: string | undefined) =>
  relationships.split('|').map((relationship) => [relationship, day]);

it.each([
  "Mum's friend|Dad’s boss|Friend of my dad|Mother's sister|Tom's mum|PA|my PA|Mum friend|Mum from school|pop star",
  "my friend's mother|colleague (of my dad)",
  'Mutter meiner Freundin|Papas Kollege|Annas Mutter|Freund meines Vaters|Chef von Papa|Chef des Vaters|Mutter von Leo',
  "Maman d'une amie|amie de maman|mère de Léo|collègue de mon père|ma femme|ma sœur|une copine à maman",
  'amiga de mi madre|hermana de mi padre|Madre de Juan|padre de un amigo',
  "mamma di un'amica|collega di papà|amico del padre",
  'amigo do meu pai|mãe da Ana|amiga da mãe',
  '叔母|伯母|叔父|伯父|ママ友|パパ友|父の友人|友達のお母さん|近所のおばあさん|乳母|神父',
  'صديقة أمي|أم صديقي|أخت أمي|زميل والدي',
])('gives no day to aunts, to friends of parents and to parents of friends: %s', (relationships) =>
  expect(daysOf(relationships)).toEqual(each(relationships, undefined)),
);

it.each([
  'Gran|Nan|Nana|my ma|MUM|Mother-in-law|step-mother|Grandma Rose|Mum and dad|Friend, mum|Mum and best friend',
  "My wife's mother|mother of my kids|dad's mum|best mum in the world",
  'Schwiegermutter|Mami|Omi|Urgroßmutter|Oma Erna|Mutter meines Mannes|Papas Mutter|die beste Mutter der Welt',
  'Belle-mère|grand-mère|mère de ma femme|la meilleure maman du monde',
  'suegra|abuelita|mamá de mi esposo|madre de mis hijos|suocera|nonna|madre di mio marito|sogra|avó|mãe da minha esposa',
  'ばあば|妻の母|私の母|実の母|母方の祖母|田舎のおばあちゃん|お袋|والدة زوجتي|أمي الحبيبة|حماتي',
])('knows mothers and grandmothers of the family: %s', (relationships) =>
  expect(daysOf(relationships)).toEqual(each(relationships, 'mothers-day')),
);

it.each([
  'Gramps|Pa|my pop|Father-in-law|my husband’s dad|Schwiegervater|Opi|Vater meiner Frau|beau-père|pépé|père de mon mari',
  'suegro|suocero|sogro|avô|padre de mi mujer|じいじ|夫のお父さん|父方の祖父|والد زوجي|جدي',
])('knows fathers and grandfathers of the family: %s', (relationships) =>
  expect(daysOf(relationships)).toEqual(each(relationships, 'fathers-day')),
);

it('reads a long relationship in time that does not explode', () => {
  for (const text of ["Mum's ".repeat(600), 'of the '.repeat(600), 'Annas '.repeat(600), '父の'.repeat(1_500)]) {
    const began = process.threadCpuUsage();
    givingDayFor(text);
    expect(process.threadCpuUsage(began).user).toBeLessThan(mostMicroseconds);
  }
});
