import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { query } from '../../lib/query.js';
import { budgetFrom } from './budget-options.js';

/**
 * The recipient whose ideas are shown is part of the address:
 * `/recipients?ideas=<recipient>&occasion=<occasion>&budget=50-100`.
 * So a mail can lead there, Back closes the dialog, and coming back from the send screen finds it as it was.
 */
export function useIdeasAddress() {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const recipients = useQuery(query('GET /api/recipients'));

  const wanted = address.get('ideas');
  const recipient = recipients.data?.find(({ id }) => id === wanted);
  const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;

  const isUnknown = wanted !== null && recipients.isSuccess && !recipient;
  useEffect(() => {
    if (isUnknown) setAddress({}, { replace: true, preventScrollReset: true });
  }, [isUnknown, setAddress]);

  return {
    recipient,
    budget: budgetFrom(address.get('budget')),
    occasionId: address.get('occasion') ?? '',
    open: ({ id }: Recipient) => setAddress({ ideas: id }, { state: { isOpenedHere: true }, preventScrollReset: true }),
    change: (changed: { budget?: string; occasion?: string }) =>
      setAddress(
        (current) => {
          const given = Object.entries({ ...Object.fromEntries(current), ...changed });
          return new URLSearchParams(given.filter(([, value]) => value !== ''));
        },
        { replace: true, state: location.state as unknown, preventScrollReset: true },
      ),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setAddress({}, { replace: true, preventScrollReset: true });
    },
  };
}
