import type { EasterChurch } from './vocabulary.js';

export const givingDayNames = ['mothers-day', 'fathers-day', 'womens-day', 'childrens-day'] as const;
export type GivingDayName = (typeof givingDayNames)[number];

export type GivingDayRule =
  | { recurrence: 'yearly'; month: number; day: number }
  | { recurrence: 'nth-weekday'; nth: number; weekday: number; month: number }
  | { recurrence: 'easter'; easterOffset: number; easterOf: EasterChurch };

/** A day of the year on which people give presents, where it has one rule. */
export interface GivingDay {
  name: GivingDayName;
  rule: GivingDayRule;
  /** Codes of ISO 3166, separated by spaces. */
  countries: string;
}
