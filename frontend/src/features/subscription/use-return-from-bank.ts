import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../ui/overlays/toast-store.js';
import { settlePayment } from './queries.js';
import { subscriptionWords as say } from '../../languages/subscription/en.js';

/** Some banks confirm a payment on a page of their own. The address of the return contains the result. */
export function useReturnFromBank(): void {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const status = search.get('redirect_status');
  const isTaken = useRef(false);
  useEffect(() => {
    if (!status || isTaken.current) return;
    isTaken.current = true;
    // The secret must not stay in the history.
    setSearch({}, { replace: true });
    if (status === 'succeeded' || status === 'processing') {
      void settlePayment(client, status);
    } else {
      const description = say('notConfirmed');
      toast({ title: say('paymentFailed'), description, variant: 'destructive' });
    }
  }, [client, setSearch, status]);
}
