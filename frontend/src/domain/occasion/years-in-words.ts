import { yearsOn } from '@presently/rules/occasion-words';
import { kindsWords as say } from '../../languages/kinds/en.js';

/** `turns 60`, `10th anniversary`; `undefined` if the year of the first day is unknown. */
export function yearsInWords(
  { type, year }: { type: string; year?: number | null | undefined },
  on: string | null,
): string | undefined {
  const years = on && yearsOn({ type, year: year ?? null }, on);
  if (!years) return undefined;
  if (type === 'Birthday') return say('turns', { years });
  return type === 'Anniversary' || type === 'Wedding' ? say('nthAnniversary', { years }) : say('years', { years });
}
