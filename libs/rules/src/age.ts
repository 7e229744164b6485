export const oldestAge = 120;

/** Whole years from a day to another one, both `YYYY-MM-DD`. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

export interface AgeFacts {
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  birthday: string | null;
  /** Whole years on {@link aboutAgeOn}. */
  aboutAge: number | null;
  aboutAgeOn: string | null;
}

/** The age on a day, from the birthday, or else from "about how old", which grows; null if neither tells it. */
export function ageOn(day: string, { birthday, aboutAge, aboutAgeOn }: AgeFacts): number | null {
  const isBorn = birthday !== null && /^\d{4}-/.test(birthday);
  const age = isBorn ? yearsBetween(birthday, day) : aboutAge === null ? null : aboutAge + grown(aboutAgeOn, day);
  return age === null || age < 0 || age > oldestAge ? null : age;
}

const grown = (since: string | null, day: string): number =>
  since === null ? 0 : Math.max(0, yearsBetween(since, day));
