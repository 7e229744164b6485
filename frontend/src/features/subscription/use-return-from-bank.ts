import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../ui/overlays/toast-store.js';
import { settlePayment } from './queries.js';

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
      const description = 'Your bank has not confirmed the payment. Please try again, or use another card.';
      toast({ title: 'Payment failed', description, variant: 'destructive' });
    }
  }, [client, setSearch, status]);
}
