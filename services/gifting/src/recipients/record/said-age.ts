import type { RecipientDetails } from '@presently/contracts/gifting/recipients';

/** A change with the day on which "about how old" was said: today, unless the change names an earlier one. */
export function withDayOfAge<Change extends Pick<RecipientDetails, 'aboutAge' | 'aboutAgeOn'>>(
  { aboutAgeOn: day, ...change }: Change,
  today: string,
): Omit<Change, 'aboutAgeOn'> & { aboutAgeOn?: string | null } {
  if (!('aboutAge' in change)) return change;
  if (typeof change.aboutAge !== 'number') return { ...change, aboutAgeOn: null };
  return { ...change, aboutAgeOn: day && day < today ? day : today };
}
