import type { Tier } from '@presently/rules/vocabulary';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '../../lib/pages.js';

const invoicesOnAPage = 24;

/** Reloaded when the plan changes, because each plan begins or ends with a bill. */
export function useInvoices(tier: Tier) {
  const list = pages('GET /api/invoices', { limit: invoicesOnAPage });
  return useInfiniteQuery({ ...list, queryKey: [...list.queryKey, tier] });
}
