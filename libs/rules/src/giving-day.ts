import type { GivingDay, GivingDayName, GivingDayRule } from './giving-day-rule.js';
import { givingDays } from './giving-days.js';
import { role } from './name-words.js';
import { family, familyInArabic, familyInJapanese, fathers, mothers, ownInArabic, type Parents } from './parents.js';
import { isAnybody } from './possessives.js';

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
  { name: 'mothers-day', rule: on(3, 0, 10), countries: 'AR' },
  { name: 'mothers-day', rule: each(10, 14), countries: 'BY' },
  { name: 'mothers-day', rule: each(3, 21), countries: 'EG SA AE JO LB SY IQ KW QA BH OM YE PS SD LY' },
  { name: 'mothers-day', rule: on(-1, 0, 5), countries: 'DO TN DZ MA' },
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

/** What separates two things that are said of one person: "Friend, mum of Leo". */
const between = /[,;/|()（）、،]| [-–—] /u;
/** Jobs and degrees: "my PA". */
const abbreviations = /(?<!\p{L})[PM]A(?!\p{L})/gu;
/** "Friend of my dad", "Maman d'une amie", "Mutter meiner Freundin", "Mum from school". */
const whoseBehind =
  /(?:^|\s)(?:(?:of|from|at|von|vom|aus|du|de|del|della|dei|delle|degli|di|do|da|dos|das|à)\s|d['’]|dell['’])|\s(?:des|der|(?:mein|sein|ihr|unser|ein)e[rs])\s/iu;
/** "Mum's boss", "my parents' friend", and German "Annas Mutter". */
const whoseBefore = /^(.*(?:['’]s|s['’])|(?:.*\s)?\p{Lu}\p{Ll}+s)\s+(\S.*)$/u;

/** Who somebody is, and whose: `mother` and `my wife's` of "my wife's mother". */
function headOf(part: string): { head: string; whose: string[] } {
  if (part.includes('の')) return { head: part.split('の').at(-1)!, whose: part.split('の').slice(0, -1) };
  const [start = '', ...behind] = part.split(whoseBehind);
  const [, before, head = start] = whoseBefore.exec(start) ?? [];
  return { head, whose: [...(before === undefined ? [] : [before]), ...(behind.length > 0 ? [behind.join(' ')] : [])] };
}

/** Also with the ending of a genitive: "Papas". */
const isFamily = (word: string): boolean => [word, word.replace(/s$/u, '')].some((each) => family.test(each));
/** Whether somebody's mother is in the sender's family: that of a spouse, and of the sender's children. */
function isOfFamily(whose: string): boolean {
  const words = whose.split(/\s+/).map((word) => word.replace(/['’]s$|(?<=s)['’]$/u, ''));
  return (
    words.some((word) => isFamily(word) || familyInJapanese.test(word)) &&
    !words.some((word) => role.test(word) && !isFamily(word))
  );
}

/** A friend who is a mother, too: "Mum friend". */
function isSomebodyElse(head: string, parents: RegExp): boolean {
  const behind = head.slice(head.search(parents)).split(/\s+/).slice(1);
  // "Mum and best friend" is one's own.
  const end = behind.findIndex((word) => /^(?:and|und|&|\+)$/iu.test(word));
  return behind.slice(0, end < 0 ? undefined : end).some((word) => isAnybody(word.replace(/s$/u, '')));
}

const isOneOf = (parents: Parents, part: string): boolean => {
  const { head, whose } = headOf(part);
  const isParent = parents.inJapanese.test(head) || (parents.words.test(head) && !isSomebodyElse(head, parents.words));
  return (isParent && whose.every(isOfFamily)) || isOneInArabic(parents, part);
};
function isOneInArabic({ inArabic }: Parents, part: string): boolean {
  const [first = '', second] = part.split(/\s+/);
  return inArabic.test(first) && (second === undefined || ownInArabic.test(first) || familyInArabic.test(second));
}

/**
 * The day on which a person of this relationship is given something, by the words of it in our languages. Aunts, friends
 * of a parent and the parents of friends have none.
 */
export function givingDayFor(relationship: string): GivingDayName | undefined {
  const parts = relationship.normalize('NFC').replaceAll(abbreviations, ' ').split(between);
  const has = (parents: Parents) => parts.some((part) => isOneOf(parents, part.trim()));
  if (has(mothers)) return 'mothers-day';
  return has(fathers) ? 'fathers-day' : undefined;
}
