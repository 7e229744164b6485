import type { AuditEntry } from '@presently/contracts/identity/audit';
import type { AuditedAction } from '@presently/rules/vocabulary';
import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.js';
import { formatMoment } from '../../lib/moments.js';
import { Loading } from '../../ui/controls/loading.js';
import { ShowMore } from '../../ui/controls/show-more.js';
import { Card } from '../../ui/display/card.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { LoadError } from '../../ui/states/load-error.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { auditQuery } from './queries.js';
import { moreOf } from '../../lib/pages.js';

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
  const { data, isError, error, refetch } = list;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader
        title="Audit trail"
        text="What administrators have done, newest first. Entries cannot be changed or removed."
      />
      {isError && !data && (
        <LoadError text={messageOf(error, 'The audit trail could not be loaded.')} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-80 rounded-xl" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState drawing={<LetterDrawing />} title="Nothing yet" text="The first decision starts the trail." />
      )}
      {data && data.length > 0 && (
        <>
          <Card>
            <ol className="divide-y divide-line">
              {data.map((entry) => (
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
          <ShowMore of="entries" list={moreOf(list)} />
        </>
      )}
    </div>
  );
}
