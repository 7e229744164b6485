import type { GiftSearch } from '@presently/contracts/gifting/own-gifts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../lib/pages.js';
import { useDebounced } from '../../lib/use-debounced.js';

const onAPage = 40;
const filters = ['state', 'recipientId', 'year', 'q'] as const;
type Filter = (typeof filters)[number];

/** The user's gifts, in pages. The address holds the filters: `/gifts/all?state=planned&year=2026&q=tea`. */
export function useGiftSearch() {
  const [address, setAddress] = useSearchParams();
  const of = (filter: Filter) => address.get(filter) ?? '';
  const set = (filter: Filter, value: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(filter);
        else next.set(filter, value);
        return next;
      },
      { replace: true },
    );
  const [typed, setTyped] = useState(of('q'));
  const wanted = useDebounced(typed.trim());
  useEffect(() => {
    if (wanted !== of('q')) set('q', wanted);
    // Only what is typed changes the address here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);

  const given = filters.flatMap((filter) => (of(filter) === '' ? [] : [[filter, of(filter)]]));
  const search: GiftSearch = Object.assign({ limit: onAPage }, Object.fromEntries(given));
  const gifts = useInfiniteQuery({ ...pages('GET /api/gifts', search), placeholderData: keepPreviousData });
  return {
    gifts,
    of,
    set,
    typed,
    setTyped,
    isFiltered: given.length > 0,
    clear: () => {
      setTyped('');
      setAddress({}, { replace: true });
    },
  };
}
