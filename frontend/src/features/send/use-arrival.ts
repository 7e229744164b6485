import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toast } from '../../ui/overlays/toast-store.js';
import { arrivalFrom, type Arrival } from './arrival.js';
import { arrivingFor, type SendDraft } from './draft/draft.js';

/** Copies gift and recipient from the query string into the draft, once per navigation, and clears the query string. */
export function useArrival(
  recipients: readonly Recipient[] | undefined,
  update: (change: (draft: SendDraft) => SendDraft) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const handled = useRef<string>(undefined);
  const wanted = useRef<Pick<Arrival, 'recipientId' | 'occasionId'>>(undefined);

  useEffect(() => {
    if (query.size > 0 && handled.current !== key) {
      handled.current = key;
      const { gift, ...person } = arrivalFrom(query);
      if (gift) {
        update((draft) => ({ ...draft, gift, idea: null }));
        toast({ title: 'Perfect Gift Selected!' });
      }
      wanted.current = person;
      setQuery({}, { replace: true, preventScrollReset: true });
    }
    // The list of recipients may load later. Unknown recipients are ignored.
    const { recipientId, occasionId } = wanted.current ?? {};
    const recipient = recipients?.find(({ id }) => id === recipientId);
    if (recipients) wanted.current = undefined;
    if (recipient) update((draft) => arrivingFor(draft, recipient.id, occasionId));
  }, [key, query, setQuery, recipients, update]);
}
