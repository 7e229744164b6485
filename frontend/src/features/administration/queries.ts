import type { Report } from '@presently/contracts/gifting/reports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { api } from '../../lib/api.js';
import { pages } from '../../lib/pages.js';
import { keyOf } from '../../lib/query.js';
import { toast } from '../../ui/overlays/toast-store.js';

const pageSize = 25;
export type ReportState = 'open' | 'closed';

export const reportsQuery = (state: ReportState) => pages('GET /api/admin/reports', { state, limit: pageSize });
export const auditQuery = pages('GET /api/admin/audit', { limit: 50 });

const fail = (fallback: string) => (error: Error) =>
  toast({ title: 'Error', description: messageOf(error, fallback), variant: 'destructive' });

function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (['GET /api/admin/reports', 'GET /api/admin/audit'] as const).map((route) =>
        client.invalidateQueries({ queryKey: keyOf(route) }),
      ),
    );
}

/** Closes a report, or opens it again. */
export function useDecideReport() {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ id, closedAt }: Report) =>
      api('PATCH /api/admin/reports/:reportId', { reportId: id, isClosed: closedAt === null }),
    onSuccess: () => reload(),
    onError: fail('The report could not be changed'),
  });
}

export interface AccountDecision {
  userId: string;
  isSuspended: boolean;
}

/** Suspends or restores the account of a sender. */
export function useDecideAccount(onDecided: (decision: AccountDecision) => void) {
  const reload = useReload();
  return useMutation({
    mutationFn: ({ userId, isSuspended }: AccountDecision) =>
      api(isSuspended ? 'POST /api/admin/users/:userId/suspend' : 'POST /api/admin/users/:userId/restore', { userId }),
    onSuccess: (_answer, decision) => {
      toast({ title: decision.isSuspended ? 'Account suspended' : 'Account restored' });
      onDecided(decision);
      return reload();
    },
    onError: fail('The account could not be changed'),
  });
}
