import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { nextOccasion } from '../../../domain/occasion/next-occasion.js';
import { useCurrency } from '../../../domain/user/currency.js';
import { isMissing } from '../../../lib/api-error.js';
import { query } from '../../../lib/query.js';
import { budgetFrom } from './budget-options.js';

/** How long the choice of the next occasion may delay the dialog. */
const patienceMs = 400;

const occasionsQuery = (recipientId: string) => query('GET /api/recipients/:recipientId/occasions', { recipientId });
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
  const currency = useCurrency();

  const latest = useRef<string>(undefined);
  useEffect(() => {
    latest.current = location.key;
    return () => void (latest.current = undefined);
  }, [location.key]);

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
    budget: budgetFrom(address.get('budget'), currency),
    occasionId: address.get('occasion') ?? '',
    /** Fetches what decides the occasion. */
    near: (recipient: Recipient) => void client.prefetchQuery(occasionsQuery(recipient.id)),
    /** Opens the ideas for a person, for their next occasion if it is near. */
    open: async (chosen: Recipient) => {
      client.setQueryData(personQuery(chosen.id).queryKey, chosen);
      const cameFrom = latest.current;
      const occasions = await inTime(client.fetchQuery(occasionsQuery(chosen.id)));
      // The user has gone on meanwhile.
      if (latest.current !== cameFrom) return;
      const occasion = nextOccasion(occasions ?? [])?.id;
      setAddress(
        (current) => new URLSearchParams({ ...withoutIdeas(current), ideas: chosen.id, ...(occasion && { occasion }) }),
        { state: { isOpenedHere: true } },
      );
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

/** The answer; undefined if it does not come soon, or not at all. */
const inTime = <T>(answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, patienceMs, undefined);
    }),
  ]);
