import type { Report } from '@presently/contracts/gifting/reports';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { pages } from '../../lib/pages.js';
import { query } from '../../lib/query.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { toast } from '../../ui/overlays/toast-store.js';

const pageSize = 25;
export type ReportState = 'open' | 'closed';

export const reportsQuery = (state: ReportState) => pages('GET /api/admin/reports', { state, limit: pageSize });
export const auditQuery = pages('GET /api/admin/audit', { limit: 50 });

export const feedsQuery = query('GET /api/admin/feeds');
export const costsQuery = query('GET /api/admin/ideas');

const fail = (fallback: 'reportFailed' | 'accountFailed') => (error: Error) =>
  toast({ title: say('error'), description: messageOf(error, say(fallback)), variant: 'destructive' });

/** Closes a report, or opens it again. */
export function useDecideReport() {
  return useMutation({
    mutationFn: ({ id, closedAt }: Report) =>
      api('PATCH /api/admin/reports/:reportId', { reportId: id, isClosed: closedAt === null }),
    onError: fail('reportFailed'),
  });
}

export interface AccountDecision {
  userId: string;
  isSuspended: boolean;
}

/** Suspends or restores the account of a sender. */
export function useDecideAccount(onDecided: (decision: AccountDecision) => void) {
  return useMutation({
    mutationFn: ({ userId, isSuspended }: AccountDecision) =>
      api(isSuspended ? 'POST /api/admin/users/:userId/suspend' : 'POST /api/admin/users/:userId/restore', { userId }),
    onSuccess: (_answer, decision) => {
      toast({ title: say(decision.isSuspended ? 'suspended' : 'restored') });
      onDecided(decision);
    },
    onError: fail('accountFailed'),
  });
}
