import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pages } from '../../lib/pages.js';
import { useDebounced } from '../../lib/use-debounced.js';

interface PeopleShown {
  /** Only people of this group; blank is everyone. */
  label?: string;
  with?: 'next-day';
}

/**
 * The user's recipients by name, in pages, and the search among all of them.
 * @param limit people on a page
 */
export function usePeople(limit: number, { label = '', ...more }: PeopleShown = {}) {
  const [typed, search] = useState('');
  const q = useDebounced(typed.trim());
  const people = useInfiniteQuery({
    ...pages('GET /api/recipients', { limit, sort: 'name', ...more, ...(q && { q }), ...(label && { label }) }),
    placeholderData: keepPreviousData,
  });
  return {
    people,
    typed,
    search,
    /** The name in the search whose result is shown; '' for all people. */
    q,
    /** How many people are found so far; `undefined` without a search, or while it runs. */
    found: q === '' || people.isPlaceholderData ? undefined : people.data?.length,
    /** Whether there are so many people that a search helps. */
    isLong: q !== '' || typed !== '' || people.hasNextPage,
  };
}
