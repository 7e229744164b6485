import type { Recipient } from '@presently/contracts/gifting/recipients';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isMissing } from '../../lib/api-error.js';
import { query as read } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';
import { arrivalFrom, othersFrom, type Arrival } from './arrival.js';
import { arrivingFor, type SendDraft } from './draft/draft.js';
import { sendWords as say } from '../../languages/send/en.js';

/**
 * Copies gift and recipient from the query string into the draft, once per navigation, and clears the query string.
 * @param recipients those that are loaded; others are looked up
 */
export function useArrival(
  recipients: readonly Recipient[] | undefined,
  update: (change: (draft: SendDraft) => SendDraft) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const client = useQueryClient();
  const handled = useRef<string>(undefined);
  const wanted = useRef<Pick<Arrival, 'recipientId' | 'occasionId'>>(undefined);

  useEffect(() => {
    if (query.size > 0 && handled.current !== key) {
      handled.current = key;
      const { gift, mood, ...person } = arrivalFrom(query);
      if (mood) update((draft) => ({ ...draft, mood }));
      if (gift) {
        const choosing = { options: [], others: othersFrom(state), chooseBy: '', optionIdea: null };
        update((draft) => ({ ...draft, gift, idea: null, ...choosing }));
        if (!gift.isCard) toast({ title: say('giftSelected') });
      }
      wanted.current = person;
      setQuery({}, { replace: true });
    }
    // The list of recipients may load later. Unknown recipients are ignored.
    const { recipientId, occasionId } = wanted.current ?? {};
    if (!recipients || !recipientId) return;
    wanted.current = undefined;
    const arrive = () => update((draft) => arrivingFor(draft, recipientId, occasionId));
    if (recipients.some(({ id }) => id === recipientId)) arrive();
    else
      void client
        .fetchQuery(read('GET /api/recipients/:recipientId', { recipientId }))
        .then(arrive, (error: unknown) => isMissing(error) || arrive());
  }, [key, state, query, setQuery, recipients, update, client]);
}
