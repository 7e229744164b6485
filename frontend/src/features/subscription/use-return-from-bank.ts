import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../ui/overlays/toast-store.js';
import { settlePayment } from './queries.js';

/** Some banks take the person to a page of their own; how it went there stands in the address they come back to. */
export function useReturnFromBank(): void {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const status = search.get('redirect_status');
  const isTaken = useRef(false);
  useEffect(() => {
    if (!status || isTaken.current) return;
    isTaken.current = true;
    // The secret is not to stand in the history.
    setSearch({}, { replace: true });
    if (status === 'succeeded' || status === 'processing') {
      void settlePayment(client, 'pro');
    } else {
      const description = 'Your bank has not confirmed the payment. Please try again, or use another card.';
      toast({ title: 'Payment failed', description, variant: 'destructive' });
    }
  }, [client, setSearch, status]);
}
