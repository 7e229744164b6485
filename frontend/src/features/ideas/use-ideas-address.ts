import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isMissing } from '../../lib/api-error.js';
import { query } from '../../lib/query.js';
import { budgetFrom } from './budget-options.js';

const personQuery = (recipientId: string) => query('GET /api/recipients/:recipientId', { recipientId });

/** The rest of the address, such as the group of people. */
const withoutIdeas = (address: URLSearchParams): Record<string, string> => {
  const { ideas: _ideas, occasion: _occasion, budget: _budget, ...rest } = Object.fromEntries(address);
  return rest;
};

/**
 * The recipient whose ideas are shown is part of the address:
 * `/recipients?ideas=<recipient>&occasion=<occasion>&budget=50-100`.
 * So a mail can lead there, Back closes the dialog, and coming back from the send screen finds it as it was.
 */
export function useIdeasAddress() {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();

  const wanted = address.get('ideas') ?? '';
  const person = useQuery({ ...personQuery(wanted), enabled: wanted !== '' });
  const recipient = wanted === '' ? undefined : person.data;
  const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;

  const isUnknown = wanted !== '' && isMissing(person.error);
  useEffect(() => {
    if (isUnknown) setAddress(withoutIdeas, { replace: true });
  }, [isUnknown, setAddress]);

  return {
    recipient,
    budget: budgetFrom(address.get('budget')),
    occasionId: address.get('occasion') ?? '',
    open: (chosen: Recipient) => {
      client.setQueryData(personQuery(chosen.id).queryKey, chosen);
      setAddress((current) => new URLSearchParams({ ...withoutIdeas(current), ideas: chosen.id }), {
        state: { isOpenedHere: true },
      });
    },
    change: (changed: { budget?: string; occasion?: string }) =>
      setAddress(
        (current) => {
          const given = Object.entries({ ...Object.fromEntries(current), ...changed });
          return new URLSearchParams(given.filter(([, value]) => value !== ''));
        },
        { replace: true, state: location.state as unknown },
      ),
    close: () => {
      if (isOpenedHere) void navigate(-1);
      else setAddress(withoutIdeas, { replace: true });
    },
  };
}
