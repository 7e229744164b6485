import type { AuditEntry } from '@presently/contracts/identity/audit';
import type { AuditedAction } from '@presently/rules/vocabulary';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/time/moments.js';
import { Loading } from '../../ui/controls/loading.js';
import { Card } from '../../ui/display/card.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { auditQuery } from './queries.js';

const verbs: Record<AuditedAction, string> = {
  'account-suspended': 'suspended',
  'account-restored': 'restored',
  'report-opened': 'reported a gift of',
  'report-closed': 'closed a report about',
  'report-reopened': 'opened a report again about',
  'administrator-granted': 'made an administrator of',
  'second-factor-reset': 'removed the second step of the sign-in of',
  'administrator-revoked': 'took the role of administrator from',
};

/** Who did it: only strangers report gifts, and only an operator at the machine grants roles. */
function actorOf({ action, actor }: AuditEntry): string {
  if (actor) return actor;
  if (action === 'report-opened') return 'A recipient';
  return action.startsWith('administrator') ? 'The operator' : 'A deleted account';
}

/** What administrators have done. */
export function AuditPage() {
  const list = useInfiniteQuery(auditQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader
        title="Audit trail"
        text="What administrators have done, newest first. Entries cannot be changed or removed."
      />
      <PagedList
        list={list}
        of="entries"
        failure="The audit trail could not be loaded."
        skeleton={
          <Loading>
            <Skeleton className="h-80 rounded-xl" />
          </Loading>
        }
        empty={
          <EmptyState drawing={<LetterDrawing />} title="Nothing yet" text="The first decision starts the trail." />
        }
      >
        {(entries) => (
          <Card>
            <ol className="divide-y divide-line">
              {entries.map((entry) => (
                <li key={entry.id} className="grid gap-1 px-6 py-4">
                  <p className="wrap-anywhere">
                    <bdi className="font-medium">{actorOf(entry)}</bdi> {verbs[entry.action]}{' '}
                    <bdi className="font-medium">{entry.username ?? 'a deleted account'}</bdi>
                  </p>
                  {entry.note && (
                    <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
                      {entry.note}
                    </p>
                  )}
                  <time dateTime={entry.at} className="text-sm text-ink-soft tabular-nums">
                    {formatMoment(entry.at)}
                  </time>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </PagedList>
    </div>
  );
}
