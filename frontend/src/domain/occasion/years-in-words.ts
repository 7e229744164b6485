import { tellYears, yearsOn } from '@presently/rules/occasion-words';

/** `turns 60`, `10th anniversary`; `undefined` if the year of the first day is unknown. */
export function yearsInWords(
  occasion: { type: string; year?: number | null | undefined },
  on: string | null,
): string | undefined {
  const years = on && yearsOn({ type: occasion.type, year: occasion.year ?? null }, on);
  return years ? tellYears(occasion.type, years) : undefined;
}
