import type { AuditEntry } from '@presently/contracts/identity/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../lib/time/moments.js';
import { administrationWords as say } from '../../languages/administration/en.js';
import { Loading } from '../../ui/controls/loading.js';
import { Card } from '../../ui/display/card.js';
import { LetterDrawing } from '../../ui/drawings/letter-drawing.js';
import { EmptyState } from '../../ui/states/empty-state.js';
import { PagedList } from '../../ui/states/paged-list.js';
import { Skeleton } from '../../ui/states/skeleton.js';
import { AdministrationHeader } from './administration-header.js';
import { auditQuery } from './queries.js';

const sayWithNames = say.with({ name: (chunks) => <bdi className="font-medium">{chunks}</bdi> });

/** Who did it: only strangers report gifts, and only an operator at the machine grants roles. */
function actorOf({ action, actor }: AuditEntry): string {
  if (actor) return actor;
  if (action === 'report-opened') return say('aRecipient');
  return action.startsWith('administrator') ? say('theOperator') : say('aDeletedAccount');
}

/** What administrators have done. */
export function AuditPage() {
  const list = useInfiniteQuery(auditQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdministrationHeader title={say('audit')} text={say('auditLead')} />
      <PagedList
        list={list}
        of="entries"
        failure={say('auditFailed')}
        skeleton={
          <Loading>
            <Skeleton className="h-80 rounded-xl" />
          </Loading>
        }
        empty={<EmptyState drawing={<LetterDrawing />} title={say('nothing')} text={say('nothingText')} />}
      >
        {(entries) => (
          <Card>
            <ol className="divide-y divide-line">
              {entries.map((entry) => (
                <li key={entry.id} className="grid gap-1 px-6 py-4">
                  <p className="wrap-anywhere">
                    {sayWithNames(entry.action, {
                      actor: actorOf(entry),
                      account: entry.username ?? say('deletedAccount'),
                    })}
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
