import type { UpcomingOccasion } from '@presently/contracts/gifting/occasions';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/query.js';

/** The next day of each person within a year, among the 500 days that come first. */
export function useNextDays(): ReadonlyMap<string, UpcomingOccasion> {
  const { data = [] } = useQuery(query('GET /api/upcoming-occasions', { days: 366 }));
  // The list is in the order of the days: the first of a person stays.
  return new Map(data.toReversed().map((day) => [day.recipientId, day]));
}
